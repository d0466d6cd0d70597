import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { buttonClass } from '#/ui/button';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { checkSetUpLink, setUpAccount, setUpQuery } from '../../admin-client';
import { type SetUpLinkResponse, setUpRequest } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import { PasswordField } from './password-field';
import { Step, StepMessage } from './step';
import { useOwnerForm } from './use-owner-form';

interface SetUpAccountProps {
  /** The token of the set-up link: undefined until the page has read it, null if the address contains none. */
  token: string | null | undefined;
  /** Which step it is: '1 of 4'. */
  step: string;
  /** Other ways to begin, below the form. */
  links: ReactNode;
  onDone: () => void;
}

export function SetUpAccount({ token, step, links, onDone }: SetUpAccountProps) {
  const { reset, setUp, refusals } = useWords(adminIdentityWords);
  const state = useLinkState(token);
  // Whether there is an owner is also asked without the token, because a messenger may have cut the token off the link.
  const isOwned = useQuery(setUpQuery()).data?.isNeeded === false || state === 'owned';
  if (isOwned) return <Owned />;
  if (token === null) return <StepMessage title={reset.voidTitle} text={setUp.voidText} />;
  if (state === 'link')
    return <StepMessage title={reset.voidTitle} text={refusals.setUp.link} more={setUp.voidText} />;
  return <AccountStep step={step} links={links} token={token ?? ''} onDone={onDone} />;
}

/**
 * Whether the link can be used; undefined until the server has responded. The server checks the link again when the form is sent.
 */
function useLinkState(token: string | null | undefined) {
  const [checked, setChecked] = useState<{ token: string; state: SetUpLinkResponse['state'] }>();
  useEffect(() => {
    if (!token) return;
    checkSetUpLink(token).then(
      (state) => setChecked({ token, state }),
      () => undefined,
    );
  }, [token]);
  return checked?.token === token ? checked?.state : undefined;
}

function Owned() {
  const { signIn, refusals } = useWords(adminIdentityWords);
  return (
    <StepMessage title={refusals.setUp.used} text={refusals.setUp.owned}>
      <Link to="/admin" className={buttonClass({ wide: true })}>
        {signIn.submit}
      </Link>
    </StepMessage>
  );
}

interface AccountStepProps extends SetUpAccountProps {
  token: string;
}

function AccountStep({ step, links, token, onDone }: AccountStepProps) {
  const { setUp: copy, signIn } = useWords(adminIdentityWords);
  const locale = useLocale();
  const { form, ...state } = useOwnerForm({
    schema: setUpRequest,
    initialValues: { token, email: '', password: '' },
    send: (account) => setUpAccount({ ...account, token }, locale),
    onSent: onDone,
  });
  return (
    <Step words={copy} over={step} state={state} links={links}>
      <Field label={signIn.email} hint={copy.emailHint} error={form.formState.errors.email?.message}>
        <Input required type="email" dir="ltr" autoComplete="username" {...form.register('email')} />
      </Field>
      <PasswordField form={form} name="password" label={signIn.password} isNew />
    </Step>
  );
}
