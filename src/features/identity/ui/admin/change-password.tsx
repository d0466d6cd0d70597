import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { changePassword, sessionsQuery } from '../../admin-client';
import { changePasswordRequest } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import { AccountForm } from './account-form';
import { PasswordField } from './password-field';
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
    send: ({ currentPassword, newPassword }) => changePassword(currentPassword, newPassword, locale),
    onSent: async () => {
      form.reset();
      notify({ title: copy.saved, text: copy.savedText });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
  });
  return (
    <AccountForm words={copy} state={state}>
      <UsernameField email={email} />
      <PasswordField form={form} name="currentPassword" label={copy.current} />
      <PasswordField form={form} name="newPassword" label={copy.next} isNew />
    </AccountForm>
  );
}
