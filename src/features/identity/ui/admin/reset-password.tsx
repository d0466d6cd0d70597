import { useEffect, useState } from 'react';
import { Button } from '#/ui/button';
import { Field } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { resetPassword } from '../../admin-client';
import { passwordLength, resetRequest } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import { PasswordInput } from './password-input';
import styles from './sign-in.module.css';
import { SignInLayout, type SignInLayoutProps } from './sign-in-layout';
import { Step, StepHead } from './step';
import { useOwnerForm } from './use-owner-form';

/** The page that the mailed link opens. The token is in the address's fragment, which browsers don't send to servers. */
export function ResetPassword({ onDone, ...frame }: SignInLayoutProps & { onDone: () => void }) {
  const { reset: copy, forgot } = useWords(adminIdentityWords);
  const [token, setToken] = useState<string | null>();
  const [saved, setSaved] = useState(false);
  useEffect(() => setToken(window.location.hash.slice(1) || null), []);
  const words = saved
    ? { title: copy.savedTitle, lead: copy.savedText }
    : { title: copy.voidTitle, lead: copy.voidText };
  return (
    <SignInLayout {...frame}>
      {token === null || saved ? (
        <div role="status" className={styles.step}>
          <StepHead {...words} />
          <Button wide onClick={onDone}>
            {forgot.back}
          </Button>
        </div>
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
    send: ({ newPassword }: { token: string; newPassword: string }) =>
      resetPassword(token, newPassword, locale),
    onSent: onSaved,
  });
  return (
    <Step words={copy} state={state}>
      <Field
        label={password.next}
        hint={password.hint(passwordLength.min)}
        error={form.formState.errors.newPassword?.message}
      >
        <PasswordInput required autoComplete="new-password" {...form.register('newPassword')} />
      </Field>
    </Step>
  );
}
