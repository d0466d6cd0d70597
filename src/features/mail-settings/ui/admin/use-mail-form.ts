import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { answerOf } from '#/platform/http-client/api';
import { fieldMessage } from '#/platform/i18n/validation';
import { useFormDraft, useStoredForm, useTranslatedErrors } from '#/ui/form';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { useSending } from '#/ui/use-sending';
import { ownersMailQuery, saveMail, sendTestMail } from '../../admin-client';
import { type MailValues, mailValues, type OwnersMail, type TestOutcome } from '../../admin-contract';
import { adminMailWords } from '../../copy';

const fields = Object.keys(mailValues.shape) as (keyof MailValues)[];
/** The fields that the stored draft keeps. The browser never stores the password. */
const draftFields = fields.filter((field) => field !== 'password');

const toStored = ({ values, version }: OwnersMail) => ({ version, values: { ...values, password: '' } });

/** Unsaved input, except for the password, survives a reload of the page. */
export function useMailForm(mail: OwnersMail) {
  const words = useWords(adminMailWords);
  const locale = useLocale();
  const notify = useNotice();
  const queryClient = useQueryClient();
  const [sendingWhat, setSendingWhat] = useState<'test' | 'save'>();
  const [outcome, setOutcome] = useState<TestOutcome>();
  const form = useForm<MailValues>({
    defaultValues: toStored(mail).values,
    resolver: zodResolver(mailValues, { error: fieldMessage(locale, words.validation) }, { mode: 'sync' }),
  });
  useTranslatedErrors(locale, form);
  const { password: _, ...values } = form.watch();
  useFormDraft({
    name: 'mail-settings',
    form,
    values,
    fields: draftFields,
    preset: mail.values,
  });
  const storing = useStoredForm(form, toStored(mail));
  const { sending, limitMessage, sendWith } = useSending({ form, fields, failure: words.failed, answerOf });

  const save = sendWith(async (typed) => {
    setSendingWhat('save');
    await storing(async () => {
      const saved = await saveMail({ ...typed, version: mail.version }, locale);
      queryClient.setQueryData(ownersMailQuery().queryKey, saved);
      await queryClient.invalidateQueries({ queryKey: ['inbox'] });
      return toStored(saved);
    });
    const isSent = typed.host !== '' || mail.environment.server !== null;
    notify({ title: words.saved, text: isSent ? words.savedText : words.savedUnsent });
  });
  const test = sendWith(async (typed) => {
    setSendingWhat('test');
    setOutcome(undefined);
    setOutcome(await sendTestMail(typed, locale));
  });
  return { form, limitMessage, outcome, sending: sending ? sendingWhat : undefined, save, test };
}

export type MailFormState = ReturnType<typeof useMailForm>;
