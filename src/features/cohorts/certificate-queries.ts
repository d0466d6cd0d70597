import { and, eq, inArray } from 'drizzle-orm';
import { readSiteLanguages } from '#/features/languages/queries';
import { localizeProfile } from '#/features/profile/contract';
import { siteTimeZone, storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { calendarDay, calendarDays } from '#/platform/i18n/dates';
import { hoursText, minutesText } from '#/platform/i18n/durations';
import { comma, type Locale } from '#/platform/i18n/locale';
import { toWallTime } from '#/platform/time/zone';
import type { CertificateContent } from './certificate-contract';
import { cohortCopy } from './copy/all';
import { cohortTitle } from './queries';
import { attendances, type CohortRow, cohortDates, type EnrolmentRow } from './table';

/** The dates that each of these people attended, in order of time, by enrolment id. */
export async function attendedBy(db: Executor, ids: readonly string[]) {
  const rows = await db
    .select({
      id: attendances.enrolmentId,
      dateId: cohortDates.id,
      start: cohortDates.startsAt,
      end: cohortDates.endsAt,
    })
    .from(attendances)
    .innerJoin(cohortDates, eq(cohortDates.id, attendances.dateId))
    .where(and(inArray(attendances.enrolmentId, [...ids]), eq(attendances.present, true)))
    .orderBy(cohortDates.startsAt);
  return Map.groupBy(rows, ({ id }) => id);
}

/** '4 hours', '90 minutes' */
const lengthText = (locale: Locale, minutes: number): string =>
  minutes % 60 === 0 ? hoursText(locale, minutes / 60) : minutesText(locale, minutes);

/** The texts of a person's certificate; undefined if none was issued, or if the person's data was erased. */
export async function certificateFor(
  { db }: Pick<Context, 'db'>,
  { enrolment, cohort }: { enrolment: EnrolmentRow; cohort: CohortRow },
  locale: Locale,
  host: string,
): Promise<CertificateContent | undefined> {
  if (!enrolment.certificateAt || enrolment.erasedAt) return undefined;
  const { certificate: words } = cohortCopy[locale];
  const attended = (await attendedBy(db, [enrolment.id])).get(enrolment.id) ?? [];
  const [timeZone, title] = [await siteTimeZone(db), await cohortTitle(db, cohort.programId)];
  const { main } = await readSiteLanguages({ db });
  const profile = localizeProfile(await storedProfile({ db }), { locale, main });
  const day = (at: Date) => toWallTime(at, timeZone).date;
  const [first, last] = [attended.at(0), attended.at(-1)];
  const minutes = attended.reduce(
    (sum, { start, end }) => sum + (end.getTime() - start.getTime()) / 60_000,
    0,
  );
  const period = first && last ? calendarDays(locale, day(first.start), day(last.start)) : '';
  return {
    locale,
    title: words.title,
    lead: words.lead,
    took: words.took,
    name: enrolment.name,
    course: title?.[locale] ?? cohort.programId,
    facts: [period, lengthText(locale, minutes)].filter(Boolean),
    owner: { name: profile.name, role: profile.roles.join(comma[locale]) },
    foot: [
      words.number(enrolment.id.slice(0, 8).toUpperCase()),
      words.issued(calendarDay(locale, day(enrolment.certificateAt))),
    ],
    host,
  };
}
