import type { ReactNode } from 'react';
import { SaveBar } from '#/owner/items/form/save-bar';
import { AdminPart } from '#/owner/kit/admin-head';
import { Check } from '#/owner/kit/check';
import { FactList } from '#/owner/kit/fact-list';
import { Fields } from '#/owner/kit/fields';
import { Technical } from '#/owner/kit/technical';
import { technicalText } from '#/owner/kit/technical-text';
import { Field, Input, Options, Select } from '#/ui/field';
import { useWords } from '#/ui/language/language';
import { backupPlaceKinds, type OwnersBackup } from '../../admin-contract';
import { adminBackupsWords } from '../../copy';
import styles from './backup.module.css';
import { RecoverySheet, type RenderConfirmation } from './recovery-sheet';
import { type BackupFormState, useBackupForm } from './use-backup-form';

interface PartProps extends Pick<BackupFormState, 'form'> {
  backup: OwnersBackup;
}

/** Renders the fields in which the owner confirms another place. */
export type RenderConfirmFields = (form: BackupFormState['form']) => ReactNode;

interface BackupFormProps {
  backup: OwnersBackup;
  confirmation: RenderConfirmation;
  confirmFields: RenderConfirmFields;
}

export function BackupForm({ backup, confirmation, confirmFields }: BackupFormProps) {
  const { settings: words } = useWords(adminBackupsWords);
  const { form, needsConfirmation, sending, save } = useBackupForm(backup);
  const isEncrypted = backup.environment.encrypted ?? form.watch('encrypted');
  return (
    <>
      <form noValidate method="post" aria-label={words.title} onSubmit={(event) => void save(event)}>
        <AdminPart id="backup-settings" title={words.title}>
          <FromEnvironment backup={backup} />
          <Fields>
            {backup.environment.hour === null ? <WhenFields backup={backup} form={form} /> : null}
            {backup.environment.place === null ? <PlaceFields backup={backup} form={form} /> : null}
            <EncryptionFields backup={backup} form={form} />
          </Fields>
        </AdminPart>
        {needsConfirmation ? (
          <AdminPart id="backup-confirm" title={words.confirmTitle} note={words.confirmNote}>
            <Fields>{confirmFields(form)}</Fields>
          </AdminPart>
        ) : null}
        <SaveBar saving={sending} storedAt={undefined} />
      </form>
      {isEncrypted ? <RecoverySheet confirmation={confirmation} /> : null}
    </>
  );
}

function FromEnvironment({ backup: { environment } }: { backup: OwnersBackup }) {
  const { settings: words } = useWords(adminBackupsWords);
  const fact = (term: string, text: string, setting: string) => ({
    term,
    wide: true,
    detail: (
      <>
        <bdi dir="ltr">{text}</bdi>
        <br />
        <span className="text-muted">{words.environment(setting)}</span>
      </>
    ),
  });
  const { hour, place } = environment;
  if (hour === null && place === null) return null;
  const when = hour === 'off' ? words.never : hour;
  return (
    <FactList
      facts={[
        when === null ? null : fact(words.when, when, 'BACKUP_AT'),
        place === null ? null : fact(words.places[place.kind], place.name, 'BACKUP_TO'),
      ]}
    />
  );
}

function WhenFields({ form }: PartProps) {
  const { settings: words } = useWords(adminBackupsWords);
  const isOn = form.watch('isOn');
  return (
    <>
      <Field label={words.when}>
        <Select
          value={isOn ? 'daily' : 'never'}
          onChange={({ target }) => form.setValue('isOn', target.value === 'daily')}
        >
          <option value="daily">{words.daily}</option>
          <option value="never">{words.never}</option>
        </Select>
      </Field>
      <Field label={words.hour} hint={words.hourHint} error={form.formState.errors.hour?.message}>
        <Input type="time" disabled={!isOn} {...form.register('hour')} />
      </Field>
    </>
  );
}

type TextField = 'folder' | 'address' | 'bucket' | 'region' | 'account';

function PlaceFields({ backup, form }: PartProps) {
  const { settings: words } = useWords(adminBackupsWords);
  const { errors } = form.formState;
  const place = form.watch('place');
  const text = (field: TextField, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={errors[field]?.message}>
      <Input {...technicalText} {...form.register(field)} />
    </Field>
  );
  return (
    <>
      <Field label={words.place} hint={words.placeHints[place]} className={styles.wide}>
        <Select {...form.register('place')}>
          <Options of={backupPlaceKinds} text={(kind) => words.places[kind]} />
        </Select>
      </Field>
      {place === 'disk' ? (
        <div>
          {text('folder', words.folder, words.folderHint)}
          <Technical>{words.defaultFolder(backup.defaultFolder)}</Technical>
        </div>
      ) : null}
      {place === 's3' ? (
        <>
          {text('address', words.endpoint, words.endpointHint)}
          {text('bucket', words.bucket)}
          {text('region', words.region, words.regionHint)}
          {text('account', words.accessKey)}
          <SecretField backup={backup} form={form} label={words.secretKey} />
        </>
      ) : null}
      {place === 'webdav' ? (
        <>
          {text('address', words.address, words.addressHint)}
          {text('account', words.user)}
          <SecretField backup={backup} form={form} label={words.password} hint={words.passwordHint} />
        </>
      ) : null}
    </>
  );
}

function SecretField({ backup, form, label, hint }: PartProps & { label: string; hint?: string }) {
  const { settings: words } = useWords(adminBackupsWords);
  const hints = { none: hint, stored: words.stored, unreadable: words.unreadable };
  return (
    <Field label={label} hint={hints[backup.secret]} error={form.formState.errors.secret?.message}>
      <Input {...technicalText} type="password" autoComplete="new-password" {...form.register('secret')} />
    </Field>
  );
}

function EncryptionFields({ backup, form }: PartProps) {
  const { settings: words } = useWords(adminBackupsWords);
  return (
    <div className={styles.wide}>
      {backup.environment.encrypted === null ? (
        <Check {...form.register('encrypted')}>{words.encrypted}</Check>
      ) : (
        <p>{words.environment('BACKUP_ENCRYPT')}</p>
      )}
      <p className="field-hint">{words.encryptedHint}</p>
    </div>
  );
}
