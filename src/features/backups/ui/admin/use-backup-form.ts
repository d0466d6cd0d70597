import { zodResolver } from '@hookform/resolvers/zod';
import { useSettingsForm } from '#/owner/kit/use-settings-form';
import { fieldMessage } from '#/platform/i18n/validation';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersBackupQuery, saveBackupSettings } from '../../admin-client';
import { type BackupValues, backupValues, type OwnersBackup } from '../../admin-contract';
import { adminBackupsWords } from '../../copy';

const fields = Object.keys(backupValues.shape) as (keyof BackupValues)[];

const toForm = ({ values, version }: OwnersBackup) => ({ version, values: { ...values, secret: '' } });

/** The state of the settings' form. */
export function useBackupForm(backup: OwnersBackup) {
  const words = useWords(adminBackupsWords);
  const locale = useLocale();
  const notify = useNotice();
  const { form, sending, save } = useSettingsForm<BackupValues, OwnersBackup>({
    name: 'backup-settings',
    stored: backup,
    queryKey: ownersBackupQuery().queryKey,
    toForm,
    fields,
    secrets: ['secret'],
    resolver: zodResolver(backupValues, { error: fieldMessage(locale, words.validation) }, { mode: 'sync' }),
    failure: words.saveFailed,
    send: (typed) => saveBackupSettings(typed, locale),
    onSaved: () => notify({ title: words.settings.saved }),
  });
  return { form, sending, save };
}

export type BackupFormState = ReturnType<typeof useBackupForm>;
