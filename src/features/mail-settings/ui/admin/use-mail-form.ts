import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettingsForm } from '#/owner/kit/use-settings-form';
import { fieldMessage } from '#/platform/i18n/validation';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersMailQuery, saveMail, sendTestMail } from '../../admin-client';
import {
  changesServer,
  type MailFormValues,
  mailForm,
  type OwnersMail,
  type TestOutcome,
} from '../../admin-contract';
import { adminMailWords } from '../../copy';

const fields = Object.keys(mailForm.shape) as (keyof MailFormValues)[];

const toForm = ({ values, version }: OwnersMail) => ({
  version,
  values: { ...values, password: '', ownersPassword: '', code: '' },
});

export function useMailForm(mail: OwnersMail) {
  const words = useWords(adminMailWords);
  const locale = useLocale();
  const notify = useNotice();
  const queryClient = useQueryClient();
  const [sendingWhat, setSendingWhat] = useState<'test' | 'save'>();
  const [outcome, setOutcome] = useState<TestOutcome>();
  const { form, values, save, sending, limitMessage, sendWith } = useSettingsForm<MailFormValues, OwnersMail>(
    {
      name: 'mail-settings',
      stored: mail,
      queryKey: ownersMailQuery().queryKey,
      toForm,
      fields,
      secrets: ['password', 'ownersPassword', 'code'],
      resolver: zodResolver(mailForm, { error: fieldMessage(locale, words.validation) }, { mode: 'sync' }),
      failure: words.failed,
      async send(typed) {
        setSendingWhat('save');
        const saved = await saveMail(typed, locale);
        await queryClient.invalidateQueries({ queryKey: ['inbox'] });
        return saved;
      },
      onSaved({ host }) {
        const isSent = host !== '' || mail.environment.server !== null;
        notify({ title: words.saved, text: isSent ? words.savedText : words.savedUnsent });
      },
    },
  );
  const test = sendWith(async ({ ownersPassword: _, code: __, ...typed }) => {
    setSendingWhat('test');
    setOutcome(undefined);
    setOutcome(await sendTestMail(typed, locale));
  });
  const needsConfirmation = changesServer(values, mail.values);
  return {
    form,
    needsConfirmation,
    limitMessage,
    outcome,
    sending: sending ? sendingWhat : undefined,
    save,
    test,
  };
}

export type MailFormState = ReturnType<typeof useMailForm>;
