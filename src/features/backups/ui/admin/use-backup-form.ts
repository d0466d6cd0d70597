import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { answerOf } from '#/platform/http-client/api';
import { fieldMessage } from '#/platform/i18n/validation';
import { useFormDraft, useStoredForm, useTranslatedErrors } from '#/ui/form';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { useSending } from '#/ui/use-sending';
import { ownersBackupQuery, saveBackupSettings } from '../../admin-client';
import { type BackupValues, backupValues, type OwnersBackup } from '../../admin-contract';
import { adminBackupsWords } from '../../copy';

const fields = Object.keys(backupValues.shape) as (keyof BackupValues)[];
/** The fields that the stored draft keeps. The browser never stores the secret. */
const draftFields = fields.filter((field) => field !== 'secret');

const toStored = ({ values, version }: OwnersBackup) => ({ version, values: { ...values, secret: '' } });

export function useBackupForm(backup: OwnersBackup) {
  const words = useWords(adminBackupsWords);
  const locale = useLocale();
  const notify = useNotice();
  const queryClient = useQueryClient();
  const form = useForm<BackupValues>({
    defaultValues: toStored(backup).values,
    resolver: zodResolver(backupValues, { error: fieldMessage(locale, words.validation) }, { mode: 'sync' }),
  });
  useTranslatedErrors(locale, form);
  const { secret: _, ...values } = form.watch();
  useFormDraft({
    name: 'backup-settings',
    form,
    values,
    fields: draftFields,
    preset: backup.values,
  });
  const storing = useStoredForm(form, toStored(backup));
  const { sending, sendWith } = useSending({ form, fields, failure: words.saveFailed, answerOf });
  const save = sendWith(async (typed) => {
    await storing(async () => {
      const saved = await saveBackupSettings({ ...typed, version: backup.version }, locale);
      queryClient.setQueryData(ownersBackupQuery().queryKey, saved);
      return toStored(saved);
    });
    notify({ title: words.settings.saved });
  });
  return { form, sending, save };
}

export type BackupFormState = ReturnType<typeof useBackupForm>;
