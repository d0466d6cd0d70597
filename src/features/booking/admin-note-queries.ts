import { and, gte, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { siteTimeZone } from '#/features/profile/queries';
import type { PersonKeys } from '#/owner/records/source';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { mentionsPerson } from '#/platform/db/search';
import { toWallTime } from '#/platform/time/zone';
import { stillStands } from './busy-queries';
import { blocks, overrides } from './table';

interface Times {
  blocks: SQL;
  overrides: SQL;
}

/** Selects the blocks and overrides that are over or deleted. The owner's pages don't show them any more. */
export async function pastTimes(db: Executor, now: Date): Promise<Times> {
  const today = toWallTime(now, await siteTimeZone(db)).date;
  return { blocks: not(stillStands(now)), overrides: not(gte(overrides.date, today)) };
}

/** The blocks and overrides whose notes name a person: `blocks` has those that a page shows, `pastBlocks` has the others. */
export async function notesNaming({ db, clock }: Pick<Context, 'db' | 'clock'>, person: PersonKeys) {
  const naming = (which: Times) =>
    unionAll(
      db
        .select({ id: sql<string>`${blocks.id}::text`.as('id'), createdAt: blocks.createdAt })
        .from(blocks)
        .where(and(which.blocks, mentionsPerson(blocks, person) ?? sql`false`)),
      db
        .select({ id: sql<string>`${overrides.date}::text`.as('id'), createdAt: overrides.createdAt })
        .from(overrides)
        .where(and(which.overrides, mentionsPerson(overrides, person) ?? sql`false`)),
    );
  const past = await pastTimes(db, clock.now());
  const shown = { blocks: not(past.blocks), overrides: not(past.overrides) };
  return { blocks: await naming(shown), pastBlocks: await naming(past) };
}
