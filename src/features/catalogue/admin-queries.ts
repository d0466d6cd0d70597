import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ItemChecks } from '#/owner/items/routes';
import type { Context } from '#/platform/context';
import { adminCatalogueCopy } from './copy/admin/all';
import {
  consultingCategories,
  consultingPackages,
  consultingServices,
  corporatePrograms,
  trainingCategories,
  trainingPrograms,
} from './table';

type Ctx = Pick<Context, 'db'>;
type CategoryTable = typeof consultingCategories | typeof trainingCategories;
type Categorised = typeof consultingServices | typeof trainingPrograms;
type Offered = Categorised | typeof consultingPackages | typeof corporatePrograms;

async function hasRow({ db }: Ctx, table: CategoryTable | Offered, id: unknown): Promise<boolean> {
  if (typeof id !== 'string') return false;
  const found = await db
    .select({ id: table.id })
    .from(table as CategoryTable)
    .where(and(eq(table.id, id), isNull(table.deletedAt)));
  return found.length > 0;
}

/** The checks of services, packages and programs: `leadsTo` and the category exist, and no smallest group exceeds the largest. */
const offeredChecks = (table: Offered, categories?: CategoryTable): ItemChecks => ({
  async faults(ctx, values, locale) {
    const words = adminCatalogueCopy[locale].faults;
    const { category, leadsTo, participantsFrom: from, participantsTo: to } = values;
    const leadsSomewhere =
      leadsTo === undefined ||
      leadsTo === 'catalogue' ||
      leadsTo === 'gone' ||
      (leadsTo !== values.id && (await hasRow(ctx, table, leadsTo)));
    return [
      ...(categories && !(await hasRow(ctx, categories, category))
        ? [{ path: 'category', message: words.category }]
        : []),
      ...(Number(from) > Number(to) ? [{ path: 'participantsTo', message: words.participants }] : []),
      ...(leadsSomewhere ? [] : [{ path: 'leadsTo', message: words.leadsTo }]),
    ];
  },
  // A sample category that the owner uses becomes her own, so that it isn't removed together with the samples.
  async saved({ db }, row) {
    if (categories && row.isSample === false)
      await db
        .update(categories as typeof consultingCategories)
        .set({ isSample: false, version: sql`${categories.version} + 1` })
        .where(and(eq(categories.id, String(row.category)), eq(categories.isSample, true)));
  },
});

export const serviceChecks = offeredChecks(consultingServices, consultingCategories);
export const packageChecks = offeredChecks(consultingPackages);
export const trainingChecks = offeredChecks(trainingPrograms, trainingCategories);
export const corporateChecks = offeredChecks(corporatePrograms);

/** A category can't be deleted while something is in it. */
const categoryChecks = (table: Categorised): ItemChecks => ({
  async whyKept({ db }, id, locale) {
    const inIt = await db
      .select({ id: table.id })
      .from(table as typeof consultingServices)
      .where(and(eq(table.category, id), isNull(table.deletedAt)));
    return inIt.length > 0 ? adminCatalogueCopy[locale].faults.inUse(inIt.length) : undefined;
  },
});
export const consultingCategoryChecks = categoryChecks(consultingServices);
export const trainingCategoryChecks = categoryChecks(trainingPrograms);
