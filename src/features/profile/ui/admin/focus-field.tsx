import type { MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useOpenForm } from '#/owner/items/form/open-form';
import { Button } from '#/ui/button';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import type { Focus } from '../../contract';
import { adminProfileWords } from '../../copy';
import styles from './focus-field.module.css';

export const focusText = (focus: unknown): string => {
  const point = focus as Focus | null;
  return point ? `${point.x} %, ${point.y} %` : '';
};

export function FocusField() {
  const { form, set, words } = useOpenForm();
  const { focus: focusWords } = useWords(adminProfileWords);
  const src: string = useWatch({ control: form.control, name: 'portrait' });
  const focus: Focus | null = useWatch({ control: form.control, name: 'portraitFocus' });
  const point = focus ?? { x: 50, y: 50 };
  const change = (to: Focus | null) => set('portraitFocus', to);
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);
    change({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  };
  if (!src) return null;
  const cut = focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : {};
  return (
    <fieldset className={styles.root} aria-describedby="focus-hint">
      <legend className="field-label">{words.fields.portraitFocus}</legend>
      <p id="focus-hint" className="field-hint">
        {focusWords.hint}
      </p>
      <div className={styles.pictures} dir="ltr">
        {/* Hidden from the keyboard and from screen readers, for which the sliders do the same. */}
        <button type="button" tabIndex={-1} aria-hidden="true" className={styles.whole} onClick={press}>
          <img src={src} alt="" />
          {focus ? (
            <span
              className={styles.point}
              style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
            />
          ) : null}
        </button>
        <img className={styles.tall} src={src} alt="" style={cut} />
        <img className={styles.wide} src={src} alt="" style={cut} />
      </div>
      <div className={styles.sliders}>
        {(['x', 'y'] as const).map((axis) => (
          <Field key={axis} label={focusWords[axis]}>
            <Input
              type="range"
              dir="ltr"
              min={0}
              max={100}
              value={point[axis]}
              onChange={({ target }) => change({ ...point, [axis]: Number(target.value) })}
            />
          </Field>
        ))}
        {focus ? (
          <Button kind="quiet" onClick={() => change(null)}>
            {focusWords.clear}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
