import { isNull, sql } from 'drizzle-orm';
import { storedProfile } from '#/features/profile/queries';
import type { ItemTable } from '#/owner/items/columns';
import type { Context } from '#/platform/context';
import type { OwnersOpening, SampleCount } from './admin-contract';
import { restorableUntil } from './rules';
import { siteOpening } from './table';

/** A content noun whose items may be samples. */
export interface SampledNoun {
  name: string;
  table: ItemTable;
}

/** What the owner sees of the opening, apart from the settings. */
export async function ownersOpening(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  nouns: readonly SampledNoun[],
): Promise<Pick<OwnersOpening, 'openedAt' | 'nextStep' | 'removedUntil' | 'samples'>> {
  const [row] = await db.select().from(siteOpening);
  const until = row?.samplesRemovedAt ? restorableUntil(row.samplesRemovedAt) : undefined;
  return {
    openedAt: row?.openedAt?.toISOString() ?? null,
    nextStep: row?.nextStep ?? null,
    removedUntil: until && until > clock.now() ? until.toISOString() : null,
    samples: [await profileSample(db), ...(await Promise.all(nouns.map((noun) => countSamples(db, noun))))],
  };
}

/** The profile is a sample while the pages say that the person is invented. */
async function profileSample(db: Context['db']): Promise<SampleCount> {
  const { demoNotice } = await storedProfile({ db });
  return { noun: 'profile', samples: demoNotice ? 1 : 0, total: 1 };
}

async function countSamples(db: Context['db'], { name, table }: SampledNoun): Promise<SampleCount> {
  const [counts] = await db
    .select({
      samples: sql<number>`count(*) filter (where ${table.isSample})::int`,
      total: sql<number>`count(*)::int`,
    })
    .from(table)
    .where(isNull(table.deletedAt));
  return { noun: name, samples: counts?.samples ?? 0, total: counts?.total ?? 0 };
}
