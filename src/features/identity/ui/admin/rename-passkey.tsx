import { Field, Input } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { renamePasskey } from '../../admin-client';
import { type OwnerPasskey, renamePasskeyRequest } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import { AccountForm } from './account-form';
import { useOwnerForm } from './use-owner-form';

interface RenamePasskeyProps {
  passkey: OwnerPasskey;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

export function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const { passkeys: copy } = useWords(adminIdentityWords);
  const locale = useLocale();
  const { form, ...state } = useOwnerForm({
    schema: renamePasskeyRequest,
    initialValues: { name: passkey.name },
    focus: 'name',
    send: ({ name }) => renamePasskey(passkey.id, name, locale),
    onSent: onDone,
  });
  return (
    <AccountForm words={{ submit: copy.save, sending: copy.saving }} state={state} onCancel={onCancel}>
      <Field label={copy.name} hint={copy.nameHint} error={form.formState.errors.name?.message}>
        <Input required dir="auto" autoComplete="off" {...form.register('name')} />
      </Field>
    </AccountForm>
  );
}
