import { and, count, eq, type SQL } from 'drizzle-orm';
import { type Page, pageOf, pageRange } from '#/owner/records/paging';
import type { Context } from '#/platform/context';
import { inPortions, orderIn, type Sorting } from '#/platform/db/portions';
import { matching } from '#/platform/db/search';
import { type Locale, localeOf } from '#/platform/i18n/locale';
import { answersTo } from '#/platform/mail/answer';
import { failingMails, isMailFailing, mailsAbout } from '#/platform/mail/outbox';
import type { ApplicationDetail, ApplicationSummary } from './admin-contract';
import type { Format, Urgency } from './contract';
import { adminTrainingCopy } from './copy/admin/all';
import { trainingCopy } from './copy/all';
import type { TrainingMail } from './mails/letter';
import { applicationOf, applicationRow, findProgram } from './queries';
import type { ApplicationSearch, ApplicationStatus, TrainingType } from './rules';
import { type ApplicationRow, trainingApplications } from './table';

type Reading = Pick<Context, 'db'>;

const kinds: TrainingMail[] = ['training-received', 'training-notice'];

const wanted = ({ status, program, type, q }: ApplicationSearch) =>
  and(
    status ? eq(trainingApplications.status, status) : undefined,
    program ? eq(trainingApplications.programId, program) : undefined,
    type ? eq(trainingApplications.trainingType, type) : undefined,
    q ? matching(q, trainingApplications.searched, trainingApplications.searchedDigits) : undefined,
  );

const sorting: Sorting = { by: trainingApplications.createdAt, backwards: true };

const programTitle = (id: string, locale: Locale) => findProgram(id, locale)?.title ?? id;

async function summaries(
  { db }: Reading,
  where: SQL | undefined,
  locale: Locale,
  { offset = 0, limit }: { offset?: number; limit: number },
): Promise<ApplicationSummary[]> {
  const rows = await db
    .select({ row: trainingApplications, failing: isMailFailing(trainingApplications) })
    .from(trainingApplications)
    .where(where)
    .orderBy(...orderIn(trainingApplications, sorting))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, failing }) => ({
    id: row.id,
    status: row.status as ApplicationStatus,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    service: programTitle(row.programId, locale),
    participantCount: String(row.participantCount),
    trainingType: row.trainingType as TrainingType,
    createdAt: row.createdAt.toISOString(),
    erased: row.erasedAt !== null,
    mailFailing: failing,
  }));
}

/** One page of what was looked for, the latest first; two statements, however many rows. */
export async function findApplications(
  ctx: Reading,
  search: ApplicationSearch,
  locale: Locale,
): Promise<Page<ApplicationSummary>> {
  const where = wanted(search);
  const { page, offset, limit } = pageRange(search.page);
  const items = await summaries(ctx, where, locale, { offset, limit });
  const [counted] = await ctx.db.select({ total: count() }).from(trainingApplications).where(where);
  return pageOf(items, counted?.total ?? 0, page);
}

/** Greets the person in the own language, and names the program. */
function answersFor(row: ApplicationRow) {
  const language = localeOf(row.language);
  const { answer } = adminTrainingCopy[language];
  const application = { name: row.name, program: programTitle(row.programId, language) };
  return answersTo(row, { subject: answer.subject(application), text: answer.text(application) });
}

/** Undefined for an unknown id. */
export async function applicationDetail(
  { db }: Reading,
  id: string,
  locale: Locale,
): Promise<ApplicationDetail | undefined> {
  const row = await applicationRow(db, id);
  if (!row) return undefined;
  return {
    ...applicationOf(row, locale),
    language: localeOf(row.language),
    createdAt: row.createdAt.toISOString(),
    statusAt: row.statusAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    mails: await mailsAbout(db, id),
    answers: row.erasedAt ? null : answersFor(row),
  };
}

/** How many applications wait for a first answer. */
export async function pendingCount({ db }: Reading): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(trainingApplications)
    .where(eq(trainingApplications.status, 'pending'));
  return counted?.total ?? 0;
}

export const pendingApplications = (ctx: Reading, locale: Locale, limit: number) =>
  summaries(ctx, eq(trainingApplications.status, 'pending'), locale, { limit });

/** The mails about applications that could not be sent so far, the latest first. */
export const failingApplicationMails = ({ db }: Reading, limit: number) =>
  failingMails(db, trainingApplications, kinds, limit);

/** The rows of a list for a spreadsheet, with their head, in the reader's language. */
export async function* applicationRows({ db }: Reading, search: ApplicationSearch, locale: Locale) {
  const { csv, statuses } = adminTrainingCopy[locale];
  const { trainingTypes, formats, urgencies } = trainingCopy[locale];
  yield csv;
  const rows = inPortions(db, trainingApplications, wanted(search), sorting);
  for await (const row of rows)
    yield [
      row.id,
      statuses[row.status as ApplicationStatus],
      row.createdAt.toISOString(),
      programTitle(row.programId, locale),
      trainingTypes[row.trainingType as TrainingType],
      row.participantCount,
      formats[row.preferredFormat as Format],
      urgencies[row.urgency as Urgency],
      row.name,
      row.email,
      row.phone,
      row.company,
      row.budget,
      row.message,
      row.language,
    ];
}
