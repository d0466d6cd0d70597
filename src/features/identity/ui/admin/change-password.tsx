import { useQueryClient } from '@tanstack/react-query';
import { Field } from '#/ui/field';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { changePassword, sessionsQuery } from '../../admin-client';
import { changePasswordRequest, passwordLength } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import { AccountForm } from './account-form';
import { PasswordInput } from './password-input';
import { useOwnerForm } from './use-owner-form';
import { UsernameField } from './username-field';

export function ChangePassword({ email }: { email: string }) {
  const { password: copy } = useWords(adminIdentityWords);
  const locale = useLocale();
  const notify = useNotice();
  const queryClient = useQueryClient();
  const { form, ...state } = useOwnerForm({
    schema: changePasswordRequest,
    initialValues: { currentPassword: '', newPassword: '' },
    send: (values: { currentPassword: string; newPassword: string }) =>
      changePassword(values.currentPassword, values.newPassword, locale),
    onSent: async () => {
      form.reset();
      notify({ title: copy.saved, text: copy.savedText });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
  });
  const { errors } = form.formState;
  return (
    <AccountForm words={copy} state={state}>
      <UsernameField email={email} />
      <Field label={copy.current} error={errors.currentPassword?.message}>
        <PasswordInput required autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <Field label={copy.next} hint={copy.hint(passwordLength.min)} error={errors.newPassword?.message}>
        <PasswordInput required autoComplete="new-password" {...form.register('newPassword')} />
      </Field>
    </AccountForm>
  );
}
