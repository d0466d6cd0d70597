import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Field, Input } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { passwordLength } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import styles from './password-field.module.css';

interface PasswordFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<NoInfer<Values>>;
  label: string;
  /** Whether the password is chosen here, instead of checked. */
  isNew?: boolean;
}

export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { form, name, label, isNew = false } = props;
  const { password: copy } = useWords(adminIdentityWords);
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={label}
      hint={isNew ? copy.hint(passwordLength.min) : undefined}
      error={form.getFieldState(name, form.formState).error?.message}
    >
      <span className={styles.root}>
        <Input
          required
          autoComplete={isNew ? 'new-password' : 'current-password'}
          {...form.register(name)}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className={styles.show}
          aria-label={copy.showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? copy.hide : copy.show}
        </button>
      </span>
    </Field>
  );
}
