import { zodResolver } from '@hookform/resolvers/zod';
import { useSettingsForm } from '#/owner/kit/use-settings-form';
import { fieldMessage } from '#/platform/i18n/validation';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersBackupQuery, saveBackupSettings } from '../../admin-client';
import { type BackupFormValues, backupForm, changesPlace, type OwnersBackup } from '../../admin-contract';
import { adminBackupsWords } from '../../copy';

const fields = Object.keys(backupForm.shape) as (keyof BackupFormValues)[];

const toForm = ({ values, version }: OwnersBackup) => ({
  version,
  values: { ...values, secret: '', ownersPassword: '', code: '' },
});

/** The state of the settings' form. */
export function useBackupForm(backup: OwnersBackup) {
  const words = useWords(adminBackupsWords);
  const locale = useLocale();
  const notify = useNotice();
  const { form, values, sending, save } = useSettingsForm<BackupFormValues, OwnersBackup>({
    name: 'backup-settings',
    stored: backup,
    queryKey: ownersBackupQuery().queryKey,
    toForm,
    fields,
    secrets: ['secret', 'ownersPassword', 'code'],
    resolver: zodResolver(backupForm, { error: fieldMessage(locale, words.validation) }, { mode: 'sync' }),
    failure: words.saveFailed,
    send: (typed) => saveBackupSettings(typed, locale),
    onSaved: () => notify({ title: words.settings.saved }),
  });
  const needsConfirmation = backup.environment.place === null && changesPlace(values, backup.values);
  return { form, needsConfirmation, sending, save };
}

export type BackupFormState = ReturnType<typeof useBackupForm>;
