import * as z from 'zod/mini';
import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { addPasskey, newPasskeyOptions } from '../../admin-client';
import { confirmRequest, confirmWithCodeRequest, renamePasskeyRequest } from '../../admin-contract';
import { browserName } from '../../browser-name';
import { adminIdentityWords } from '../../copy';
import { AccountForm } from './account-form';
import { ConfirmFields } from './confirm-fields';
import { useOwnerForm } from './use-owner-form';
import { createPasskey, NoPasskey } from './webauthn';

interface AddPasskeyProps {
  email: string;
  /** Whether the second step is on, so that a code is needed too. */
  withCode: boolean;
  onAdded: () => Promise<void>;
  onCancel: () => void;
}

type Values = { name: string; password: string; code?: string };

export function AddPasskey({ email, withCode, onAdded, onCancel }: AddPasskeyProps) {
  const { passkeys: copy } = useWords(adminIdentityWords);
  const locale = useLocale();
  const { form, ...state } = useOwnerForm<Values, void>({
    schema: z.extend(withCode ? confirmWithCodeRequest : confirmRequest, renamePasskeyRequest.shape),
    initialValues: { name: browserName(navigator.userAgent) ?? '', password: '', code: '' },
    focus: 'name',
    send: async ({ name, password, code = '' }) => {
      const options = await newPasskeyOptions(password, code, locale);
      await addPasskey(await createPasskey(options), name, locale);
    },
    onSent: onAdded,
    explain: (error) => (error instanceof NoPasskey ? copy[error.reason] : undefined),
  });
  const { errors } = form.formState;
  return (
    <AccountForm words={{ submit: copy.add, sending: copy.adding }} state={state} onCancel={onCancel}>
      <Field label={copy.name} hint={copy.nameHint} error={errors.name?.message}>
        <Input required dir="auto" autoComplete="off" {...form.register('name')} />
      </Field>
      <ConfirmFields form={form} email={email} password="password" code="code" withCode={withCode} />
    </AccountForm>
  );
}
