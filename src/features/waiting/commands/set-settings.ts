import type { Context } from '#/platform/context';
import { isStored } from '#/platform/db/is-stored';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import type { SettingsRequest } from '../admin-contract';
import { enqueueOffers } from '../jobs';
import { storedSettings } from '../queries';
import { waitingSettings } from '../table';

/** Stores the owner's settings, unless they were changed since she loaded them. If the list is switched off, its entries stay. */
export const setSettings = (ctx: Pick<Context, 'db' | 'jobs'>, { version, ...values }: SettingsRequest) =>
  transact(ctx.db, async (tx) => {
    await lockNames(tx, ['waiting settings']);
    const current = await storedSettings(tx);
    if (version !== current.version) return { ok: isStored(current, values), current };
    const next = { ...values, version: current.version + 1 };
    await tx
      .insert(waitingSettings)
      .values(next)
      .onConflictDoUpdate({ target: waitingSettings.id, set: next });
    await enqueueOffers(ctx, tx);
    return { ok: true, current: next };
  });
