import { useEffect, useState } from 'react';
import { Button } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { resetPassword } from '../../admin-client';
import { resetRequest } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import { PasswordField } from './password-field';
import { SignInLayout, type SignInLayoutProps } from './sign-in-layout';
import { Step, StepMessage } from './step';
import { useOwnerForm } from './use-owner-form';

/** The page that the mailed link opens. The token is in the address's fragment, which browsers don't send to servers. */
export function ResetPassword({ onDone, ...frame }: SignInLayoutProps & { onDone: () => void }) {
  const { reset: copy, forgot } = useWords(adminIdentityWords);
  const [token, setToken] = useState<string | null>();
  const [saved, setSaved] = useState(false);
  useEffect(() => setToken(window.location.hash.slice(1) || null), []);
  const words = saved
    ? { title: copy.savedTitle, text: copy.savedText }
    : { title: copy.voidTitle, text: copy.voidText };
  return (
    <SignInLayout {...frame}>
      {token === null || saved ? (
        <StepMessage {...words}>
          <Button wide onClick={onDone}>
            {forgot.back}
          </Button>
        </StepMessage>
      ) : (
        <NewPasswordStep token={token ?? ''} onSaved={() => setSaved(true)} />
      )}
    </SignInLayout>
  );
}

function NewPasswordStep({ token, onSaved }: { token: string; onSaved: () => void }) {
  const { reset: copy, password } = useWords(adminIdentityWords);
  const locale = useLocale();
  const { form, ...state } = useOwnerForm({
    schema: resetRequest,
    initialValues: { token, newPassword: '' },
    send: ({ newPassword }) => resetPassword(token, newPassword, locale),
    onSent: onSaved,
  });
  return (
    <Step words={copy} state={state}>
      <PasswordField form={form} name="newPassword" label={password.next} isNew />
    </Step>
  );
}
