import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useOpenForm } from '#/owner/items/form/open-form';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { adminMediaWords } from '../../copy';
import { lengthText, lengthTyped, type TypedLength } from './length-text';

/** How long a recording is, written as minutes, or minutes and seconds. What is no length stays in the form, which says so. */
export function LengthField() {
  const words = useWords(adminMediaWords);
  const { form, set } = useOpenForm<{ durationSeconds: TypedLength }>();
  const length = useWatch({ control: form.control, name: 'durationSeconds' });
  const [text, setText] = useState(lengthText(length));
  // Another value from outside (a stored draft, the other version) replaces what is written.
  const shown = lengthTyped(text) === length ? text : lengthText(length);
  return (
    <Field
      label={words.fields.durationSeconds}
      hint={words.hints.durationSeconds}
      error={typeof length === 'string' ? words.durationError : undefined}
    >
      <Input
        dir="ltr"
        autoComplete="off"
        value={shown}
        onChange={({ target }) => {
          setText(target.value);
          set('durationSeconds', lengthTyped(target.value));
        }}
        onBlur={() => setText(lengthText(length))}
      />
    </Field>
  );
}
