import { and, asc, desc, eq, exists, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import { mainLanguage } from '#/features/languages/queries';
import type { ItemTable } from '#/owner/items/columns';
import { inOrder, isPublished } from '#/owner/items/store';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { inEachLanguage, type SourceLocalized } from '#/platform/i18n/fallback';
import { type Locale, type Localized, locales } from '#/platform/i18n/locale';
import type { Reader } from '#/platform/i18n/site-languages';
import type {
  Category,
  ConsultingPackage,
  ConsultingService,
  CorporateProgram,
  LeadsTo,
  OwnBuffers,
  Place,
  TrainingService,
} from './contract';
import {
  toCategory,
  toConsultingPackage,
  toConsultingService,
  toCorporateProgram,
  toTrainingService,
} from './rules';
import {
  consultingCategories,
  consultingPackages,
  consultingServices,
  corporatePrograms,
  trainingCategories,
  trainingPrograms,
} from './table';

export {
  isTitle,
  lengthsOf,
  optionsIn,
  priceOf,
  programDuration,
  publicPlace,
  toldPlace,
  usualMinutes,
} from './rules';

type Ctx = Pick<Context, 'db'>;

export async function publishedServices({ db }: Ctx, reader: Reader): Promise<ConsultingService[]> {
  const rows = await db
    .select({ service: consultingServices, category: consultingCategories.title })
    .from(consultingServices)
    .innerJoin(consultingCategories, eq(consultingCategories.id, consultingServices.category))
    .where(isPublished(consultingServices))
    .orderBy(...inOrder(consultingServices));
  return rows.map(({ service, category }) => toConsultingService(service, category, reader));
}

export async function publishedPackages({ db }: Ctx, reader: Reader): Promise<ConsultingPackage[]> {
  const rows = await db
    .select()
    .from(consultingPackages)
    .where(isPublished(consultingPackages))
    .orderBy(...inOrder(consultingPackages));
  return rows.map((row) => toConsultingPackage(row, reader));
}

export async function publishedTrainings({ db }: Ctx, reader: Reader): Promise<TrainingService[]> {
  const rows = await db
    .select({ program: trainingPrograms, category: trainingCategories.title })
    .from(trainingPrograms)
    .innerJoin(trainingCategories, eq(trainingCategories.id, trainingPrograms.category))
    .where(isPublished(trainingPrograms))
    .orderBy(...inOrder(trainingPrograms));
  return rows.map(({ program, category }) => toTrainingService(program, category, reader));
}

export async function publishedCorporate({ db }: Ctx, reader: Reader): Promise<CorporateProgram[]> {
  const rows = await db
    .select()
    .from(corporatePrograms)
    .where(isPublished(corporatePrograms))
    .orderBy(...inOrder(corporatePrograms));
  return rows.map((row) => toCorporateProgram(row, reader));
}

/** The categories that have a published item, in the owner's order. */
const shownCategories =
  (categories: typeof consultingCategories, offered: typeof consultingServices) =>
  async ({ db }: Ctx, reader: Reader): Promise<Category[]> => {
    const used = db
      .select({ id: offered.id })
      .from(offered)
      .where(and(isPublished(offered), eq(offered.category, categories.id)));
    const rows = await db
      .select()
      .from(categories)
      .where(exists(used))
      .orderBy(asc(categories.sortOrder), asc(categories.id));
    return rows.map((row) => toCategory(row, reader));
  };
export const shownConsultingCategories = shownCategories(consultingCategories, consultingServices);
export const shownTrainingCategories = shownCategories(
  // The training tables also have all columns that are read here.
  trainingCategories as unknown as typeof consultingCategories,
  trainingPrograms as unknown as typeof consultingServices,
);

/** Makes a requested id or title comparable with stored texts. PostgreSQL rejects NUL characters, so they are removed. */
const comparable = (idOrTitle: string): string => idOrTitle.replaceAll('\0', '').trim().normalize('NFC');

/** A condition: the row has this id, or this title in any language. */
function isNamed(table: typeof consultingServices, wanted: string): SQL | undefined {
  const isInLanguage = locales.map((locale) => sql`${table.title}->>${sql.raw(`'${locale}'`)} = ${wanted}`);
  return or(eq(table.id, wanted), ...isInLanguage);
}

/** A subquery: the buffers of the services that have their own rule, by the service's id; null if no service has one. */
export const serviceBuffers = sql<Record<string, OwnBuffers> | null>`(
  select json_object_agg(each.id, json_build_object(
    'bufferBefore', each.rule->'bufferBefore', 'bufferAfter', each.rule->'bufferAfter'))
  from consulting_services as each where each.rule is not null)`;

const { id, title, durations, booking, rule, questions } = consultingServices;

/** The columns that decide whether and how a service can be booked. Reading all columns would take about twice as long. */
const decisive = { id, title, durations, booking, rule, questions };

/** A subquery: the published service with this id, or else with this title in any language. */
export function offeredService(db: Executor, idOrTitle: string) {
  const wanted = comparable(idOrTitle);
  return db
    .select({
      ...decisive,
      main: mainLanguage.as('main'),
      serviceBuffers: serviceBuffers.as('service_buffers'),
    })
    .from(consultingServices)
    .where(and(isPublished(consultingServices), isNamed(consultingServices, wanted)))
    .orderBy(desc(eq(consultingServices.id, wanted)))
    .limit(1)
    .as('offered_service');
}

/** A row with its title in every language. Where a language has no title, it gets the title of the main language. */
export function titled<Row extends { title: SourceLocalized; main: Locale }>({ main, ...row }: Row) {
  return { ...row, title: inEachLanguage(row.title, main) };
}

/** A service by its id, even if it is no longer offered, because its appointments are still shown. */
export async function serviceById(db: Executor, id: string) {
  const [row] = await db
    .select({ ...getTableColumns(consultingServices), main: mainLanguage })
    .from(consultingServices)
    .where(eq(consultingServices.id, id));
  return row && titled(row);
}

/** What a sold package takes over from the package at its sale; undefined if there is no such package, or if it was deleted. */
export async function packageTerms(db: Executor, id: string) {
  const { title, services, returnHours, deletedAt } = consultingPackages;
  const [row] = await db
    .select({ title, services, returnHours, main: mainLanguage })
    .from(consultingPackages)
    .where(and(eq(consultingPackages.id, id), isNull(deletedAt)));
  return row && titled(row);
}

/** The packages that the owner can sell, including unpublished ones. */
export async function sellablePackages(db: Executor) {
  const { id, title, sessions, validMonths, deletedAt } = consultingPackages;
  const rows = await db
    .select({ id, title, sessions, validMonths, main: mainLanguage })
    .from(consultingPackages)
    .where(isNull(deletedAt))
    .orderBy(...inOrder(consultingPackages));
  return rows.map(titled);
}

export interface BookedService {
  id: string;
  title: Localized;
  place?: Place;
}

/** All services by their ids, including those that are no longer offered. */
export async function allServices(db: Executor): Promise<Map<string, BookedService>> {
  const { id, title, place } = consultingServices;
  const rows = await db.select({ id, title, place, main: mainLanguage }).from(consultingServices);
  return new Map(rows.map((row) => [row.id, titled(row)]));
}

export const titleOf = (of: { title: Localized } | undefined, id: string, locale: Locale): string =>
  of?.title[locale] ?? id;

/** A stored training program, or program for companies. */
export interface ProgramRow {
  id: string;
  title: Localized;
  weeks: number;
  hours: number;
  isOffered: boolean;
}

/** All training programs and programs for companies by their ids, including those that are no longer offered. */
export async function allPrograms(db: Executor): Promise<Map<string, ProgramRow>> {
  const columnsOf = (table: typeof trainingPrograms | typeof corporatePrograms) => ({
    id: sql<string>`${table.id}`.as('id'),
    title: sql<SourceLocalized>`${table.title}`.as('title'),
    weeks: sql<number>`${table.weeks}`.as('weeks'),
    hours: sql<number>`${table.hours}`.as('hours'),
    isOffered: sql<boolean>`${isPublished(table)}`.as('is_offered'),
    main: mainLanguage.as('main'),
  });
  const rows = await db
    .select(columnsOf(trainingPrograms))
    .from(trainingPrograms)
    .unionAll(db.select(columnsOf(corporatePrograms)).from(corporatePrograms));
  return new Map(rows.map((row) => [row.id, titled(row)]));
}

/** The ids of what is published, which addresses of cached pages may contain. */
export async function catalogueIds({ db }: Ctx) {
  const idsOf = async (...tables: readonly ItemTable[]) => {
    const rows = await Promise.all(
      tables.map((table) => db.select({ id: table.id }).from(table).where(isPublished(table))),
    );
    return new Set(rows.flat().map(({ id }) => id));
  };
  return {
    'consulting category': await idsOf(consultingCategories),
    'training category': await idsOf(trainingCategories),
    service: await idsOf(consultingServices),
    package: await idsOf(consultingPackages),
    program: await idsOf(trainingPrograms, corporatePrograms),
  };
}

const offeredTables = {
  service: consultingServices,
  package: consultingPackages,
  training: trainingPrograms,
  corporate: corporatePrograms,
};

/** How many steps of `leadsTo` are followed at most, from one withdrawn item to the next. */
const longestLead = 10;

/**
 * Where the address of an item leads that is no longer offered: to the catalogue, nowhere (`gone`), or to the id of another item.
 * Undefined if the item is still offered, or if there is no item with this id, not even a deleted one.
 */
export async function leadFrom(
  { db }: Ctx,
  kind: keyof typeof offeredTables,
  id: string,
): Promise<LeadsTo | undefined> {
  // All four tables have the columns that are read here. Drizzle can't type a select from a union of tables.
  const table = offeredTables[kind] as typeof consultingServices;
  let lead: LeadsTo | undefined;
  let at: string = comparable(id);
  for (let step = 0; step < longestLead; step++) {
    const [row] = await db
      .select({ leadsTo: table.leadsTo, isOffered: sql<boolean>`${isPublished(table)}` })
      .from(table)
      .where(eq(table.id, at));
    if (!row || row.isOffered) return lead;
    lead = row.leadsTo;
    if (lead === 'catalogue' || lead === 'gone') return lead;
    at = lead;
  }
  // The items lead to each other in a circle, or in a longer chain than is followed.
  return 'catalogue';
}
