import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { changePassword, sessionsQuery } from '../../admin-client';
import { changePasswordRequest, codeRequest } from '../../admin-contract';
import { adminIdentityWords } from '../../copy';
import { AccountForm } from './account-form';
import { ConfirmFields } from './confirm-fields';
import { PasswordField } from './password-field';
import { useOwnerForm } from './use-owner-form';

interface ChangePasswordProps {
  email: string;
  /** Whether the second step is on, so that a code is needed too. */
  withCode: boolean;
}

type Values = { currentPassword: string; code?: string; newPassword: string };

export function ChangePassword({ email, withCode }: ChangePasswordProps) {
  const { password: copy } = useWords(adminIdentityWords);
  const locale = useLocale();
  const notify = useNotice();
  const queryClient = useQueryClient();
  const { form, ...state } = useOwnerForm<Values, void>({
    schema: withCode ? z.extend(changePasswordRequest, codeRequest.shape) : changePasswordRequest,
    initialValues: { currentPassword: '', code: '', newPassword: '' },
    send: ({ code = '', ...typed }) => changePassword({ code, ...typed }, locale),
    onSent: async () => {
      form.reset();
      notify({ title: copy.saved, text: copy.savedText });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
  });
  return (
    <AccountForm words={copy} state={state}>
      <ConfirmFields
        form={form}
        email={email}
        password="currentPassword"
        code="code"
        withCode={withCode}
        label={copy.current}
      />
      <PasswordField form={form} name="newPassword" label={copy.next} isNew />
    </AccountForm>
  );
}
