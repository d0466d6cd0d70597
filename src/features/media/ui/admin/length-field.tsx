import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useOpenForm } from '#/owner/items/form/open-form';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { adminMediaWords } from '../../copy';
import { lengthText, parseLength, type TypedLength } from './length-text';

/** The length of a recording, typed as '12', '12:30' or '1:02:03'. Invalid text stays, with an error. */
export function LengthField() {
  const words = useWords(adminMediaWords);
  const { form, set } = useOpenForm<{ durationSeconds: TypedLength }>();
  const length = useWatch({ control: form.control, name: 'durationSeconds' });
  const [text, setText] = useState(lengthText(length));
  // A value that the form sets, from a stored draft or from the newer version in a conflict, replaces the typed text.
  const shown = parseLength(text) === length ? text : lengthText(length);
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
          set('durationSeconds', parseLength(target.value));
        }}
        onBlur={() => setText(lengthText(length))}
      />
    </Field>
  );
}
