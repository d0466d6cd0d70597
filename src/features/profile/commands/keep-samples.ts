import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { lockedProfile } from '../queries';
import { profiles } from '../table';

/**
 * Marks samples as kept, so that they count as the owner's. If the name is kept, the note that the person is invented is removed.
 */
export function keepSamples({ db }: Pick<Context, 'db'>, names: readonly string[]): Promise<void> {
  return transact(db, async (tx) => {
    const { document } = await lockedProfile(tx);
    const kept = [...new Set([...(document.kept ?? []), ...names])];
    const person = names.includes('name') ? { demoNotice: null } : {};
    await tx.update(profiles).set({ document: { ...document, ...person, kept } });
  });
}
