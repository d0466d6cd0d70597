import { and, asc, eq, sql } from 'drizzle-orm';
import { allPrograms } from '#/features/catalogue/queries';
import { siteTimeZone } from '#/features/profile/queries';
import { overlaps } from '#/features/schedule/contract';
import { recordQueries } from '#/owner/records/queries';
import type { TypesOf } from '#/owner/records/record';
import type { Context } from '#/platform/context';
import { isUuid } from '#/platform/db/columns';
import type { Executor } from '#/platform/db/database';
import { matchesQuery } from '#/platform/db/search';
import { shortDateTime } from '#/platform/i18n/dates';
import type { Locale, Localized } from '#/platform/i18n/locale';
import { isoWithOffset, toWallTime } from '#/platform/time/zone';
import type { CohortValues } from './admin-contract';
import { attendedBy } from './certificate-queries';
import type { AdminCohortCopy } from './copy';
import { adminCohortCopy } from './copy/admin/all';
import { isStillTrue } from './jobs';
import { enrolmentMailKinds } from './mails/kinds';
import { lastDayOf } from './queries';
import {
  canHaveCertificate,
  type EnrolmentSearch,
  isErasable,
  isLive,
  type LiveDate,
  openness,
  statusOnceOver,
} from './rules';
import { datesByCohort, peopleIn, tellsAt } from './seats';
import { type CohortRow, cohorts, enrolments } from './table';

type ReadContext = Pick<Context, 'db' | 'clock'>;

interface KnownCohort {
  row: CohortRow;
  title: Localized | undefined;
  dates: readonly LiveDate[];
}

async function knownCohorts(db: Executor): Promise<Map<string, KnownCohort>> {
  const rows = await db.select().from(cohorts);
  const ids = rows.map(({ id }) => id);
  const dates = await datesByCohort(db, ids);
  const programs = await allPrograms(db);
  return new Map(
    rows.map((row) => [
      row.id,
      { row, title: programs.get(row.programId)?.title, dates: dates.get(row.id) ?? [] },
    ]),
  );
}

const titleIn = (known: KnownCohort | undefined, locale: Locale): string =>
  known?.title?.[locale] ?? known?.row.programId ?? '';
const beginning = (known: KnownCohort | undefined, timeZone: string): string | null =>
  known?.dates[0] ? isoWithOffset(known.dates[0].start, timeZone) : null;

export const enrolmentQueries = recordQueries({
  kind: 'enrolments',
  table: enrolments,
  mails: enrolmentMailKinds,
  siteTimeZone,
  related: knownCohorts,
  where: ({ cohort, status, q }: EnrolmentSearch) =>
    and(
      cohort ? eq(enrolments.cohortId, isUuid(cohort) ? cohort : sql`null`) : undefined,
      status ? eq(enrolments.status, status) : undefined,
      q ? matchesQuery(q, enrolments.searched, enrolments.searchedDigits) : undefined,
    ),
  summary: (row, locale, { timeZone, related }) => {
    const known = related.get(row.cohortId);
    return { cohortId: row.cohortId, title: titleIn(known, locale), begins: beginning(known, timeZone) };
  },
  detail: (row, locale, { timeZone, related }) => {
    const known = related.get(row.cohortId);
    return {
      cohortId: row.cohortId,
      title: titleIn(known, locale),
      begins: beginning(known, timeZone),
      phone: row.phone,
      heldUntil: row.heldUntil?.toISOString() ?? null,
      removable: !row.erasedAt && isLive(row.status) && known?.row.status === 'open',
      erasable: !row.erasedAt && isErasable(row),
    };
  },
  // Whether a mail is still true depends on its snapshot, which isn't known here. So this assumes the snapshot that a current
  // mail would have; `resendEnrolmentMail` checks the real one.
  resendable({ kind }, row, { now, related }) {
    const cohort = related.get(row.cohortId)?.row;
    if (!cohort) return false;
    const snapshot = { begins: cohort.remindedOf ?? undefined, until: row.heldUntil ?? undefined };
    return isStillTrue({ kind, sequence: cohort.sequence, snapshot }, row, cohort, now);
  },
  answer({ name, cohortId }, language, { related }) {
    const { answer } = adminCohortCopy[language];
    const about = { name, title: titleIn(related.get(cohortId), language) };
    return {
      subject: answer.subject(about),
      text: answer.text(about),
      words: { name, service: about.title },
    };
  },
  csv(locale, { timeZone, related }) {
    const { csv, statuses } = adminCohortCopy[locale];
    return {
      head: csv,
      cells: (row) => {
        const known = related.get(row.cohortId);
        const begins = known?.dates[0]?.start;
        return [
          row.id,
          statuses[row.status],
          titleIn(known, locale),
          begins ? shortDateTime(locale, timeZone, begins) : '',
          row.place,
          row.name,
          row.email,
          row.phone,
          row.company,
          row.language,
          isoWithOffset(row.createdAt, timeZone),
          row.noticeVersion,
          row.visitorZone,
        ];
      },
    };
  },
  async besides({ id, certificateAt }, locale, { timeZone }, db) {
    const { detail } = adminCohortCopy[locale];
    const day = (at: Date) => toWallTime(at, timeZone).date;
    const days = ((await attendedBy(db, [id])).get(id) ?? []).map(({ start }) => day(start));
    return [
      ...(days.length > 0 ? [{ term: detail.attended, text: days.join(', ') }] : []),
      ...(certificateAt ? [{ term: detail.certificate, text: day(certificateAt) }] : []),
    ];
  },
});

export type EnrolmentTypes = TypesOf<typeof enrolmentQueries, AdminCohortCopy>;

function toSummary(
  known: KnownCohort,
  people: Awaited<ReturnType<typeof peopleIn>>,
  { locale, timeZone, now }: { locale: Locale; timeZone: string; now: Date },
) {
  const { id, note, visibility, status, seats, minimum } = known.row;
  return {
    id,
    note,
    visibility,
    status,
    seats,
    minimum,
    enrolled: people(id, 'enrolled', 'finished'),
    offered: people(id, 'offered'),
    waiting: people(id, 'waiting'),
    title: titleIn(known, locale),
    openness: openness(known.row, known.dates, now),
    /** ISO 8601; null while there are no dates. */
    begins: beginning(known, timeZone),
    dates: known.dates.length,
    lastDay: lastDayOf(known.row, timeZone),
  };
}
export type CohortSummary = ReturnType<typeof toSummary>;

/** The programs that the owner can choose for a cohort. */
const offeredPrograms = async (db: Executor, locale: Locale) =>
  [...(await allPrograms(db)).values()]
    .filter(({ isOffered }) => isOffered)
    .map(({ id, title }) => ({ id, title: title[locale] }));

/** All cohorts: first those that are open or closed, by their beginning; then those that are over or cancelled, latest first. */
export async function cohortList({ db, clock }: ReadContext, locale: Locale) {
  const reading = { locale, timeZone: await siteTimeZone(db), now: clock.now() };
  const known = await knownCohorts(db);
  const people = await peopleIn(db);
  const isAhead = ({ openness: state }: CohortSummary) => state === 'open' || state === 'closed';
  const items = [...known.values()]
    .map((each) => toSummary(each, people, reading))
    .sort((a, b) => (a.begins ?? '').localeCompare(b.begins ?? ''));
  return {
    items: [...items.filter(isAhead), ...items.filter((each) => !isAhead(each)).reverse()],
    programs: await offeredPrograms(db, locale),
  };
}

export async function cohortDetail(ctx: ReadContext & { baseUrl: string }, id: string, locale: Locale) {
  const { db, clock, baseUrl } = ctx;
  const known = await knownCohorts(db);
  const found = known.get(id);
  if (!found) return undefined;
  const [timeZone, now] = [await siteTimeZone(db), clock.now()];
  const { row, dates } = found;
  const people = await db
    .select()
    .from(enrolments)
    .where(eq(enrolments.cohortId, id))
    .orderBy(asc(enrolments.place));
  const ids = people.map((person) => person.id);
  const attended = await attendedBy(db, ids);
  const summary = toSummary(found, await peopleIn(db, [id]), { locale, timeZone, now });
  return {
    summary,
    values: valuesOf(row, dates, timeZone),
    programs: await offeredPrograms(db, locale),
    /** In the order in which they enrolled. */
    people: people.map((person) => {
      const there = attended.get(person.id) ?? [];
      return {
        id: person.id,
        name: person.name,
        email: person.email,
        status: person.status,
        place: person.place,
        erased: person.erasedAt !== null,
        heldUntil: person.heldUntil?.toISOString() ?? null,
        /** The ids of the dates that the person attended. */
        attended: there.map(({ dateId }) => dateId),
        /** Whether the owner can issue the person's certificate, or take it back. */
        certifiable:
          person.erasedAt === null &&
          canHaveCertificate({ status: statusOnceOver(person.status, summary.openness) }, there.length),
        certified: person.certificateAt !== null,
      };
    }),
    /** The company's inquiry from which the cohort was made; null if there is none. */
    applicationId: row.applicationId,
    privateLink: row.visibility === 'private' ? `${baseUrl}/course/${row.key}` : null,
    cancellationNote: row.cancellationNote,
    /** When people get the mail about the latest changes, ISO 8601; null if they already know them. */
    tellAt: tellsAt(row, dates, people)?.toISOString() ?? null,
    /** Whether the last day to enrol is over, and fewer people than the minimum have enrolled. */
    short:
      row.status === 'open' && row.closesAt !== null && row.closesAt <= now && summary.enrolled < row.minimum,
    clashes: row.status === 'open' ? clashesOf(found, known, { locale, timeZone }) : [],
    version: row.version,
  };
}
export type CohortDetail = NonNullable<Awaited<ReturnType<typeof cohortDetail>>>;

const valuesOf = (row: CohortRow, dates: readonly LiveDate[], timeZone: string): CohortValues => ({
  programId: row.programId,
  visibility: row.visibility,
  dates: dates.map(({ id, start, end }) => {
    const { date, time } = toWallTime(start, timeZone);
    return { id, date, from: time, to: toWallTime(end, timeZone).time };
  }),
  place: row.place,
  link: row.link,
  seats: row.seats,
  minimum: row.minimum,
  lastDay: lastDayOf(row, timeZone) ?? '',
  language: row.language,
  price: row.price,
  holdHours: row.holdHours,
  note: row.note,
});

/** The dates of other open cohorts that overlap one of this cohort's dates, in order of time. */
const clashesOf = (
  { row: { id }, dates }: KnownCohort,
  known: ReadonlyMap<string, KnownCohort>,
  { locale, timeZone }: { locale: Locale; timeZone: string },
) =>
  [...known.values()]
    .filter(({ row }) => row.id !== id && row.status === 'open')
    .flatMap((other) => other.dates.map((date) => ({ ...date, other })))
    .filter((date) => dates.some((own) => overlaps(own, date)))
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .map(({ start, other }) => ({
      id: other.row.id,
      title: titleIn(other, locale),
      start: isoWithOffset(start, timeZone),
    }));
