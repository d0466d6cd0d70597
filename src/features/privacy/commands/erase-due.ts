import { readSiteLanguages } from '#/features/languages/queries';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import type { PersonSource } from '../admin-queries';
import { storedPrivacy } from '../queries';
import { eraseRecords } from './erase-person';

/** How many records of a kind one transaction erases at most. The number is small, so that visitors don't wait for locks. */
const batch = 50;

export async function eraseDue(ctx: Context, sources: readonly PersonSource[]): Promise<void> {
  const { main } = await readSiteLanguages(ctx);
  for (const source of sources) {
    let isDone = false;
    while (!isDone)
      isDone = await transact(ctx.db, async (tx) => {
        const retention = await storedPrivacy(tx);
        const due = await source.due({ ...ctx, db: tx }, retention, batch);
        const found = Object.values(due).flatMap((ids) => ids.map((id) => ({ source, id })));
        await eraseRecords(ctx, tx, found, { cause: 'retention', language: main });
        return found.length < batch;
      });
  }
}
