import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import { seal } from '#/platform/crypto/sealed';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import { type BackupValues, changesPlace } from '../admin-contract';
import { currentBackupSetup, type NightlyBackupServices, storedBackupSettings } from '../admin-queries';
import { enqueueNight } from '../jobs';
import { missingField, secretProblem } from '../rules';
import { backupSettings } from '../table';

export type SettingsSaved =
  | { ok: true }
  /** `unconfirmed`: the place would change, so the owner has to confirm. */
  | { ok: false; reason: 'changed' | 'unconfirmed' }
  | { ok: false; reason: 'missing'; field: keyof BackupValues }
  | { ok: false; reason: 'secret'; problem: 'missing' | 'elsewhere' };

export function saveSettings(
  ctx: Pick<Context, 'db' | 'jobs' | 'clock'>,
  services: NightlyBackupServices,
  { version, ...values }: BackupValues & { version: number },
  isConfirmed: boolean,
): Promise<SettingsSaved> {
  return transact(ctx.db, async (tx): Promise<SettingsSaved> => {
    await lockNames(tx, ['backup settings']);
    const stored = await storedBackupSettings(tx, services.key);
    if (stored.version !== version) return { ok: false, reason: 'changed' };
    const refusal = services.environment.place ? undefined : refusePlace(values, stored);
    if (refusal) return refusal;
    if (!isConfirmed && changesPlace(values, stored.values)) return { ok: false, reason: 'unconfirmed' };
    const { secret, ...others } = values;
    const next = {
      ...others,
      version: version + 1,
      ...(secret ? { sealedSecret: seal(services.key, secret) } : {}),
      ...(values.place === 'disk' ? { sealedSecret: null } : {}),
    };
    await tx.insert(backupSettings).values(next).onConflictDoUpdate({ target: backupSettings.id, set: next });
    await enqueueNight(ctx, tx, await currentBackupSetup(tx, services), await siteTimeZone(tx));
    return { ok: true };
  });
}

function refusePlace(
  values: BackupValues,
  stored: Awaited<ReturnType<typeof storedBackupSettings>>,
): SettingsSaved | undefined {
  const field = missingField(values);
  if (field) return { ok: false, reason: 'missing', field };
  const problem = secretProblem(values, stored.values, stored.secret === 'stored');
  return problem ? { ok: false, reason: 'secret', problem } : undefined;
}
