import { Field } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { confirmRequest, confirmWithCodeRequest } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import { AccountForm } from './account-form';
import { CodeInput } from './code-input';
import { PasswordField } from './password-field';
import { useOwnerForm } from './use-owner-form';
import { UsernameField } from './username-field';

interface ConfirmPasswordProps {
  email: string;
  withCode: boolean;
  send: (password: string, code: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for password (and code) before the second step is changed, so that a stranger at the owner's browser can't change it. */
export function ConfirmPassword({ email, withCode, send, onCancel }: ConfirmPasswordProps) {
  const { twoFactor: copy } = useWords(adminIdentityWords);
  const { form, ...state } = useOwnerForm<{ password: string; code?: string }, void>({
    schema: withCode ? confirmWithCodeRequest : confirmRequest,
    initialValues: { password: '', code: '' },
    focus: 'password',
    send: ({ password, code = '' }) => send(password, code),
    onSent: () => undefined,
  });
  return (
    <AccountForm words={{ submit: copy.go, sending: copy.going }} state={state} onCancel={onCancel}>
      <UsernameField email={email} />
      <PasswordField form={form} name="password" label={copy.confirm} />
      {withCode ? (
        <Field label={copy.confirmCode} error={form.formState.errors.code?.message}>
          <CodeInput {...form.register('code')} />
        </Field>
      ) : null}
    </AccountForm>
  );
}
