import { useEffect, useRef, useState } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { textDirection } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import styles from './conflict-view.module.css';
import type { Difference } from './differences';

type Choice = 'mine' | 'theirs';

interface ConflictViewProps {
  differences: readonly Difference[];
  fieldLabel: (field: string) => string;
  show: (field: string, value: unknown) => string;
  saving: boolean;
  /** `theirs`: the differences for which the stored value is kept. For all others, the form's value is saved. */
  onSave: (theirs: readonly Difference[]) => void;
}

export function ConflictView({ differences, fieldLabel, show, saving, onSave }: ConflictViewProps) {
  const words = useWords(kitWords);
  const { conflict, languages } = words;
  const [chosen, setChosen] = useState<Record<string, Choice>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const chooseSide = ({ path, untouched }: Difference): Choice =>
    chosen[path] ?? (untouched ? 'theirs' : 'mine');
  const chooseAll = (choice: Choice) =>
    setChosen(Object.fromEntries(differences.map(({ path }) => [path, choice])));
  const nameOf = ({ field, language }: Difference) =>
    language ? `${fieldLabel(field)} (${languages.names[language]})` : fieldLabel(field);
  return (
    <section className={styles.root} aria-label={conflict.title}>
      <h4 ref={heading} tabIndex={-1} className="text-h4">
        {conflict.title}
      </h4>
      <p>{conflict.text}</p>
      <div className={styles.all}>
        <Button kind="quiet" onClick={() => chooseAll('mine')}>
          {conflict.allMine}
        </Button>
        <Button kind="quiet" onClick={() => chooseAll('theirs')}>
          {conflict.allTheirs}
        </Button>
      </div>
      {differences.map((difference) => (
        <fieldset key={difference.path} className={styles.field}>
          <legend>
            <span aria-hidden="true">{nameOf(difference)}</span>
            <span className="visually-hidden">{conflict.choose(nameOf(difference))}</span>
          </legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label
              key={side}
              className={styles.side}
              data-chosen={chooseSide(difference) === side || undefined}
            >
              <span className={styles.choice}>
                <input
                  type="radio"
                  checked={chooseSide(difference) === side}
                  onChange={() => setChosen({ ...chosen, [difference.path]: side })}
                />
                {conflict[side]}
              </span>
              <span
                className={styles.text}
                lang={difference.language}
                dir={difference.language && textDirection(difference.language)}
              >
                {show(difference.field, difference[side]) || conflict.empty}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button
        dense
        busy={saving}
        onClick={() => onSave(differences.filter((each) => chooseSide(each) === 'theirs'))}
      >
        {saving ? words.saving : conflict.save}
      </Button>
    </section>
  );
}
