import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Field } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { adminIdentityWords } from '../../copy';
import { CodeInput } from './code-input';
import { PasswordField } from './password-field';
import { UsernameField } from './username-field';

interface ConfirmFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  email: string;
  /** The names of the two fields in the form. */
  password: FieldPath<NoInfer<Values>>;
  code: FieldPath<NoInfer<Values>>;
  /** Whether the second step is on, so that a code is needed too. */
  withCode: boolean;
  label?: string;
}

/** The fields in which the owner confirms that it is her. */
export function ConfirmFields<Values extends FieldValues>(props: ConfirmFieldsProps<Values>) {
  const { form, email, password, code, withCode, label } = props;
  const { twoFactor: copy } = useWords(adminIdentityWords);
  return (
    <>
      <UsernameField email={email} />
      <PasswordField form={form} name={password} label={label ?? copy.confirm} />
      {withCode ? (
        <Field label={copy.confirmCode} error={form.getFieldState(code, form.formState).error?.message}>
          <CodeInput {...form.register(code)} />
        </Field>
      ) : null}
    </>
  );
}
