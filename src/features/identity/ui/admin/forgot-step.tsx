import { useEffect, useRef, useState } from 'react';
import { Button, InlineAction } from '#/ui/button';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { requestReset } from '../../admin-client';
import { resetMailRequest } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import { Step, StepMessage } from './step';
import { useOwnerForm } from './use-owner-form';

/** The page doesn't reveal whether the address is known. */
export function ForgotStep({ email, onBack }: { email: string; onBack: () => void }) {
  const { forgot: copy, signIn } = useWords(adminIdentityWords);
  const locale = useLocale();
  const [sent, setSent] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  const { form, ...state } = useOwnerForm({
    schema: resetMailRequest,
    initialValues: { email },
    focus: 'email',
    send: (values) => requestReset(values.email, locale),
    onSent: () => setSent(true),
  });
  useEffect(() => {
    if (sent) message.current?.focus();
  }, [sent]);
  if (sent) {
    return (
      <StepMessage ref={message} tabIndex={-1} title={copy.sentTitle} text={copy.sentText}>
        <Button kind="secondary" wide onClick={onBack}>
          {copy.back}
        </Button>
      </StepMessage>
    );
  }
  return (
    <Step words={copy} state={state} links={<InlineAction onClick={onBack}>{copy.back}</InlineAction>}>
      <Field label={signIn.email} error={form.formState.errors.email?.message}>
        <Input required type="email" dir="ltr" autoComplete="username" {...form.register('email')} />
      </Field>
    </Step>
  );
}
