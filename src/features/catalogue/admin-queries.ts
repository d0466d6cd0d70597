import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ItemTable } from '#/owner/items/columns';
import type { ItemChecks } from '#/owner/items/routes';
import { itemRow } from '#/owner/items/store';
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

const hasRow = async (ctx: Ctx, table: ItemTable, id: unknown): Promise<boolean> =>
  typeof id === 'string' && (await itemRow(ctx, table, id)) !== undefined;

/**
 * The checks of services, packages and programs: their category exists, `leadsTo` is possible, and the largest group isn't below
 * the smallest.
 */
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
    const inIt = await db.$count(table, and(eq(table.category, id), isNull(table.deletedAt)));
    return inIt > 0 ? adminCatalogueCopy[locale].faults.inUse(inIt) : undefined;
  },
});
export const consultingCategoryChecks = categoryChecks(consultingServices);
export const trainingCategoryChecks = categoryChecks(trainingPrograms);
