import { useEffect, useState } from 'react';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { setUpAccount } from '../../admin-client';
import { passwordLength, setUpRequest } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import { PasswordInput } from './password-input';
import styles from './sign-in.module.css';
import { Step, StepHead } from './step';
import { useOwnerForm } from './use-owner-form';

interface Account {
  token: string;
  email: string;
  password: string;
}

/** The first step of the set-up. The token is in the address's fragment, which browsers don't send to servers. */
export function SetUpAccount({ onDone }: { onDone: () => void }) {
  const { reset, setUp } = useWords(adminIdentityWords);
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const read = () => setToken(window.location.hash.slice(1) || null);
    read();
    // If the link is pasted into a tab that already shows this page, only the fragment changes.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  if (token === null)
    return (
      <div role="status" className={styles.step}>
        <StepHead title={reset.voidTitle} lead={setUp.voidText} />
      </div>
    );
  return <AccountStep token={token ?? ''} onDone={onDone} />;
}

function AccountStep({ token, onDone }: { token: string; onDone: () => void }) {
  const { setUp: copy, signIn, password } = useWords(adminIdentityWords);
  const locale = useLocale();
  const { form, ...state } = useOwnerForm({
    schema: setUpRequest,
    initialValues: { token, email: '', password: '' },
    send: (account: Account) => setUpAccount({ ...account, token }, locale),
    onSent: onDone,
  });
  const { errors } = form.formState;
  return (
    <Step words={copy} state={state}>
      <Field label={signIn.email} error={errors.email?.message}>
        <Input required type="email" dir="ltr" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field
        label={signIn.password}
        hint={password.hint(passwordLength.min)}
        error={errors.password?.message}
      >
        <PasswordInput required autoComplete="new-password" {...form.register('password')} />
      </Field>
    </Step>
  );
}
