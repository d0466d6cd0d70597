import { useId, useState } from 'react';
import { technicalText } from '#/owner/kit/technical-text';
import { localeTag } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import type { Colours } from '../../contract';
import { adminLookWords } from '../../copy';
import { problemOf, shipped } from '../../palette';
import { ChoiceTile } from './choice-tile';
import { type Choice, choices } from './choices';
import styles from './colour-choice.module.css';

interface ColourChoiceProps {
  name: keyof Colours;
  colours: Colours;
  onChange: (colour: string | null) => void;
}

const shippedColours: Record<keyof Colours, string> = {
  accent: shipped.light.accent,
  paper: shipped.light.paper,
  night: shipped.dark.paper,
};

const swatch = (colour: string) => ({ '--swatch': colour });

/** A colour that isn't readable is refused, and the nearest readable colour is offered instead. */
export function ColourChoice({ name, colours, onChange }: ColourChoiceProps) {
  const words = useWords(adminLookWords);
  const ready = Object.entries(choices[name]) as [Choice, string | null][];
  const isReady = ready.some(([, colour]) => colour === colours[name]);
  const [own, setOwn] = useState(false);
  const shown = own || !isReady ? undefined : colours[name];
  return (
    <>
      <fieldset className={styles.choices} aria-labelledby={`look-${name}`}>
        {ready.map(([choice, colour]) => (
          <ChoiceTile
            key={choice}
            group={`look-${name}`}
            checked={shown === colour}
            onChoose={() => {
              setOwn(false);
              onChange(colour);
            }}
            className={styles.choice}
          >
            <span className={styles.swatch} style={swatch(colour ?? shippedColours[name])} />
            {words.choices[choice]}
          </ChoiceTile>
        ))}
        <ChoiceTile
          group={`look-${name}`}
          checked={shown === undefined}
          onChoose={() => setOwn(true)}
          className={styles.choice}
        >
          <span className={`${styles.swatch} ${styles.mixed}`} />
          {words.own.label}
        </ChoiceTile>
      </fieldset>
      {shown === undefined ? <OwnColour name={name} colours={colours} onChange={onChange} /> : null}
    </>
  );
}

function parseColour(text: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  return digits && `#${digits.toLowerCase()}`;
}

function OwnColour({ name, colours, onChange }: ColourChoiceProps) {
  const { own: words } = useWords(adminLookWords);
  const id = useId();
  const [typed, setTyped] = useState(colours[name] ?? shippedColours[name]);
  const hex = parseColour(typed);
  const tried = (text: string) => {
    setTyped(text);
    const colour = parseColour(text);
    if (colour && !problemOf(name, { ...colours, [name]: colour }))
      onChange(colour === shippedColours[name] ? null : colour);
  };
  return (
    <>
      <div className={styles.own}>
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {words.pick}
          </label>
          <input
            id={id}
            type="color"
            className={styles.picker}
            value={hex ?? '#000000'}
            onChange={({ target }) => tried(target.value)}
          />
        </div>
        <Field label={words.code} hint={words.codeHint} error={hex ? undefined : words.codeError}>
          <Input
            {...technicalText}
            maxLength={9}
            value={typed}
            onChange={({ target }) => tried(target.value)}
          />
        </Field>
      </div>
      {hex ? <Problem name={name} colours={{ ...colours, [name]: hex }} onUse={tried} /> : null}
    </>
  );
}

interface ProblemProps extends Pick<ColourChoiceProps, 'name' | 'colours'> {
  onUse: (colour: string) => void;
}

function Problem({ name, colours, onUse }: ProblemProps) {
  const words = useWords(adminLookWords);
  const locale = useLocale();
  const problem = problemOf(name, colours);
  if (!problem) return null;
  const ratio = new Intl.NumberFormat(localeTag(locale), { maximumFractionDigits: 1 });
  return (
    <Notice
      tone="need"
      className={styles.problem}
      title={words.problems[name]}
      actions={
        <Button kind="secondary" dense onClick={() => onUse(problem.better)}>
          <span className={styles.swatch} style={swatch(problem.better)} />
          {words.better}
        </Button>
      }
    >
      {words.ratio(ratio.format(Math.floor(problem.ratio * 10) / 10))}
    </Notice>
  );
}
