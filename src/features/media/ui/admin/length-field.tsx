import { useState } from 'react';
import { useCopy } from '#/platform/i18n/copy';
import { Field, Input } from '#/ui/field';
import { lengthText, secondsOf } from './length-text';

interface LengthFieldProps {
  seconds: number | null;
  onChange: (seconds: number | null) => void;
}

/** How long a recording is, written as minutes and seconds; what is no length is not taken over. */
export function LengthField({ seconds, onChange }: LengthFieldProps) {
  const words = useCopy('adminMedia');
  const [text, setText] = useState(lengthText(seconds));
  const read = secondsOf(text);
  // Another value from outside (a kept draft, the other version) replaces what is written.
  const shown = read !== undefined && read !== seconds ? lengthText(seconds) : text;
  return (
    <Field
      label={words.fields.durationSeconds}
      hint={words.durationHint}
      error={read === undefined ? words.durationError : undefined}
    >
      <Input
        dir="ltr"
        autoComplete="off"
        value={shown}
        onChange={({ target }) => {
          setText(target.value);
          const next = secondsOf(target.value);
          if (next !== undefined) onChange(next);
        }}
      />
    </Field>
  );
}
