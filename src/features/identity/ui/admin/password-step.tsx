import { InlineAction } from '#/ui/button';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { signIn } from '../../admin-client';
import { signInRequest } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import { PasskeyButton } from './passkey-button';
import { PasswordField } from './password-field';
import { Step } from './step';
import { useOwnerForm } from './use-owner-form';

interface PasswordStepProps {
  email: string;
  /** Replaces the default title and lead. */
  words?: { title: string; lead: string } | undefined;
  /** Called with the address that was typed. */
  onForgot: (email: string) => void;
  /** Called if a code is needed too. */
  onCode: () => void;
  onEntered: () => void;
}

export function PasswordStep({ email, words, onForgot, onCode, onEntered }: PasswordStepProps) {
  const { signIn: copy } = useWords(adminIdentityWords);
  const locale = useLocale();
  const { form, ...state } = useOwnerForm({
    schema: signInRequest,
    initialValues: { email, password: '' },
    send: (values) => signIn(values.email, values.password, locale),
    onSent: ({ status }) => (status === 'two_factor' ? onCode() : onEntered()),
  });
  return (
    <Step
      words={{ ...copy, ...words }}
      state={state}
      other={<PasskeyButton onEntered={onEntered} />}
      links={<InlineAction onClick={() => onForgot(form.getValues('email'))}>{copy.forgot}</InlineAction>}
    >
      <Field label={copy.email} error={form.formState.errors.email?.message}>
        <Input required type="email" dir="ltr" autoComplete="username" {...form.register('email')} />
      </Field>
      <PasswordField form={form} name="password" label={copy.password} />
    </Step>
  );
}
