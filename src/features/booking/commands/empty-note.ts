import { and, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { isUuid } from '#/platform/db/columns';
import { transact } from '#/platform/db/transact';
import { enqueueRewrite } from '#/platform/erasure/erasure';
import { pastTimes } from '../admin-note-queries';
import { blocks, overrides } from '../table';

/**
 * Empties the note on a block or an override that is over or deleted. The note may name somebody, and no page shows it any more.
 * `id` is a block's id or an override's date. Returns false if there is no such block or override.
 */
export const emptyPastNote = (ctx: Pick<Context, 'db' | 'clock' | 'jobs'>, id: string): Promise<boolean> =>
  transact(ctx.db, async (tx) => {
    const past = await pastTimes(tx, ctx.clock.now());
    const emptied = isUuid(id)
      ? await tx
          .update(blocks)
          .set({ note: null })
          .where(and(eq(blocks.id, id), past.blocks))
          .returning()
      : await tx
          .update(overrides)
          .set({ note: null })
          .where(and(eq(overrides.date, id), past.overrides))
          .returning();
    if (emptied.length > 0) await enqueueRewrite(ctx, tx);
    return emptied.length > 0;
  });
