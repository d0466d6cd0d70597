import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettingsForm } from '#/owner/kit/use-settings-form';
import { fieldMessage } from '#/platform/i18n/validation';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersMailQuery, saveMail, sendTestMail } from '../../admin-client';
import { type MailValues, mailValues, type OwnersMail, type TestOutcome } from '../../admin-contract';
import { adminMailWords } from '../../copy';

const fields = Object.keys(mailValues.shape) as (keyof MailValues)[];

const toForm = ({ values, version }: OwnersMail) => ({ version, values: { ...values, password: '' } });

export function useMailForm(mail: OwnersMail) {
  const words = useWords(adminMailWords);
  const locale = useLocale();
  const notify = useNotice();
  const queryClient = useQueryClient();
  const [sendingWhat, setSendingWhat] = useState<'test' | 'save'>();
  const [outcome, setOutcome] = useState<TestOutcome>();
  const { form, save, sending, limitMessage, sendWith } = useSettingsForm<MailValues, OwnersMail>({
    name: 'mail-settings',
    stored: mail,
    queryKey: ownersMailQuery().queryKey,
    toForm,
    fields,
    secret: 'password',
    resolver: zodResolver(mailValues, { error: fieldMessage(locale, words.validation) }, { mode: 'sync' }),
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
  });
  const test = sendWith(async (typed) => {
    setSendingWhat('test');
    setOutcome(undefined);
    setOutcome(await sendTestMail(typed, locale));
  });
  return { form, limitMessage, outcome, sending: sending ? sendingWhat : undefined, save, test };
}

export type MailFormState = ReturnType<typeof useMailForm>;
