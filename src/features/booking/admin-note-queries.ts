import { and, gt, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { siteTimeZone } from '#/features/profile/queries';
import type { PersonKeys } from '#/owner/records/queries';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { mentionsPerson } from '#/platform/db/search';
import { toWallTime } from '#/platform/time/zone';
import { blocks, overrides } from './table';

/** On which times off, and which days with other hours, a note stands; of those that no page shows, it can be emptied. */
interface Notes {
  blocks: SQL | undefined;
  overrides: SQL | undefined;
}

/** The times off and days with other hours that the owner's pages show, and those that are over or deleted. */
export async function shownAndPast(db: Executor, now: Date): Promise<{ shown: Notes; past: Notes }> {
  const today = toWallTime(now, await siteTimeZone(db)).date;
  return {
    shown: {
      blocks: and(isNull(blocks.deletedAt), gt(blocks.endsAt, now)),
      overrides: gte(overrides.date, today),
    },
    past: {
      blocks: or(isNotNull(blocks.deletedAt), lte(blocks.endsAt, now)),
      overrides: lt(overrides.date, today),
    },
  };
}

/** The notes on times that name a person, by whether a page shows them. */
export async function notesNaming({ db, clock }: Pick<Context, 'db' | 'clock'>, person: PersonKeys) {
  const naming = (which: Notes) =>
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
  const { shown, past } = await shownAndPast(db, clock.now());
  return { blocks: await naming(shown), pastBlocks: await naming(past) };
}
