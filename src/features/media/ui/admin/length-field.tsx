import { useState } from 'react';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { adminMediaWords } from '../../copy/admin';
import { lengthText, lengthTyped, type TypedLength } from './length-text';

interface LengthFieldProps {
  length: TypedLength;
  onChange: (length: TypedLength) => void;
}

/** How long a recording is, written as minutes, or minutes and seconds. What is no length stays in the form, which says so. */
export function LengthField({ length, onChange }: LengthFieldProps) {
  const words = useWords(adminMediaWords);
  const [text, setText] = useState(lengthText(length));
  // Another value from outside (a kept draft, the other version) replaces what is written.
  const shown = lengthTyped(text) === length ? text : lengthText(length);
  return (
    <Field
      label={words.fields.durationSeconds}
      hint={words.durationHint}
      error={typeof length === 'string' ? words.durationError : undefined}
    >
      <Input
        dir="ltr"
        autoComplete="off"
        value={shown}
        onChange={({ target }) => {
          setText(target.value);
          onChange(lengthTyped(target.value));
        }}
        onBlur={() => setText(lengthText(length))}
      />
    </Field>
  );
}
