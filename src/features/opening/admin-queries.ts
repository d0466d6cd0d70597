import { getTableColumns, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ItemTable } from '#/owner/items/columns';
import { inAllLanguages } from '#/owner/items/item';
import { inOrder } from '#/owner/items/store';
import type { Context } from '#/platform/context';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import type { OwnersOpening, Sample, SampleCount } from './admin-contract';
import { isShippedPicture, restorableUntil } from './rules';
import { siteOpening } from './table';

export interface SampledNoun {
  name: string;
  table: ItemTable;
  /** The fields that hold addresses of pictures. */
  pictures: readonly string[];
}

/** Which parts of the profile are samples, and which ones the owner has kept: names of fields, and addresses of pictures. */
export interface ProfileSamples {
  samples: readonly string[];
  kept: readonly string[];
  /** `portrait` and `deck`, if they are empty. */
  missing: string[];
  /** Fields by which visitors, and mails of the site, would reach the sample person. */
  contact: string[];
  total: number;
}

/** The state of the set-up and the samples that are left. The route adds the rest of `OwnersOpening`. */
export async function ownersOpening(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  nouns: readonly SampledNoun[],
  profile: ProfileSamples,
): Promise<
  Pick<OwnersOpening, 'openedAt' | 'nextStep' | 'removedUntil' | 'samples' | 'missing' | 'contact'>
> {
  const [row] = await db.select().from(siteOpening);
  const until = row?.samplesRemovedAt ? restorableUntil(row.samplesRemovedAt) : undefined;
  return {
    openedAt: row?.openedAt?.toISOString() ?? null,
    nextStep: row?.nextStep ?? null,
    removedUntil: until && until > clock.now() ? until.toISOString() : null,
    missing: profile.missing,
    contact: profile.contact,
    samples: [
      { noun: 'profile', samples: profile.samples.map((id) => ({ id, title: null })), total: profile.total },
      ...(await Promise.all(nouns.map((noun) => samplesOf(db, noun, profile.kept)))),
    ],
  };
}

type Row = ItemTable['$inferSelect'] & { title: SourceLocalized };

/** The samples of a noun: items as they were shipped. For items that the owner has changed, a shipped picture still counts. */
async function samplesOf(
  db: Context['db'],
  { name, table, pictures }: SampledNoun,
  kept: readonly string[],
): Promise<SampleCount> {
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(([column]) =>
    ['id', 'isSample', 'title', ...pictures].includes(column),
  );
  const rows = (await db
    .select(Object.fromEntries(columns))
    .from(table)
    .where(isNull(table.deletedAt))
    .orderBy(...inOrder(table))) as Row[];
  const samples = rows.flatMap((row): Sample[] => {
    const item = { id: row.id, title: inAllLanguages(row.title) };
    if (row.isSample) return [item];
    const shown = pictures.map((column) => (row as Record<string, unknown>)[column]);
    return shown
      .filter(isShippedPicture)
      .filter((picture) => !kept.includes(picture))
      .map((picture) => ({ ...item, picture }));
  });
  return { noun: name, samples, total: rows.length };
}
