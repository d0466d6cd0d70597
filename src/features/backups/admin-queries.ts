import { unsealStored } from '#/platform/crypto/sealed';
import type { Executor } from '#/platform/db/database';
import { type BackupValues, defaultHour, type OwnersBackup } from './admin-contract';
import { type BackupEnvironment, type BackupSetup, backupSetup, outcomeOf } from './rules';
import { backupSettings, backupState } from './table';

export interface NightlyBackupServices {
  environment: BackupEnvironment;
  /** The key that encrypts the secret of the backup place. */
  key: Uint8Array;
  /** The folder for archives if no other place is chosen. */
  defaultFolder: string;
  /** Resolves to an HTML page to be printed, with the key of encrypted backups. Makes this key if there is none yet. */
  recoverySheet(): Promise<string>;
}

export interface StoredBackupSettings {
  version: number;
  /** The settings, including the secret. The secret is empty if none is stored, or if the stored one can't be decrypted. */
  values: BackupValues;
  secret: OwnersBackup['secret'];
}

/** The settings that apply until the owner saves the form for the first time. */
const defaults: BackupValues = {
  isOn: true,
  hour: defaultHour,
  encrypted: false,
  place: 'disk',
  folder: '',
  address: '',
  bucket: '',
  region: '',
  account: '',
  secret: '',
};

export async function storedBackupSettings(db: Executor, key: Uint8Array): Promise<StoredBackupSettings> {
  const [row] = await db.select().from(backupSettings);
  if (!row) return { version: 0, values: defaults, secret: 'none' };
  const { id: _, version, sealedSecret, ...values } = row;
  const { text, state } = unsealStored(key, sealedSecret);
  return { version, values: { ...values, secret: text }, secret: state };
}

/** The setup that applies now. It is read for every backup, so that a change of the settings applies to all instances at once. */
export const currentBackupSetup = async (
  db: Executor,
  { environment, key, defaultFolder }: Pick<NightlyBackupServices, 'environment' | 'key' | 'defaultFolder'>,
): Promise<BackupSetup> => backupSetup(environment, await storedBackupSettings(db, key), defaultFolder);

export async function backupOutcome(db: Executor) {
  const [state] = await db.select().from(backupState);
  return outcomeOf(state);
}
