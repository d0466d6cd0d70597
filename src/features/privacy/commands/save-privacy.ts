import type { Context } from '#/platform/context';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import type { PrivacyValues } from '../contract';
import { storedPrivacy } from '../queries';
import { privacySettings } from '../table';

export type PrivacySaved = { ok: true } | { ok: false; reason: 'changed' };

export const savePrivacy = (
  { db }: Pick<Context, 'db'>,
  { version, ...values }: PrivacyValues & { version: number },
): Promise<PrivacySaved> =>
  transact(db, async (tx): Promise<PrivacySaved> => {
    await lockNames(tx, ['privacy settings']);
    if ((await storedPrivacy(tx)).version !== version) return { ok: false, reason: 'changed' };
    const next = { ...values, version: version + 1 };
    await tx
      .insert(privacySettings)
      .values(next)
      .onConflictDoUpdate({ target: privacySettings.id, set: next });
    return { ok: true };
  });
