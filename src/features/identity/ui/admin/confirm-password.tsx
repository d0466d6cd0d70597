import { useWords } from '#/ui/language/language';
import { confirmRequest, confirmWithCodeRequest } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import { AccountForm } from './account-form';
import { ConfirmFields } from './confirm-fields';
import { useOwnerForm } from './use-owner-form';

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
      <ConfirmFields form={form} email={email} password="password" code="code" withCode={withCode} />
    </AccountForm>
  );
}
