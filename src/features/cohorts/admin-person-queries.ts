import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Locale } from '#/platform/i18n/locale';
import { toWallTime } from '#/platform/time/zone';
import { enrolmentQueries } from './admin-queries';
import { attendedBy } from './certificate-queries';
import { adminCohortCopy } from './copy/admin/all';
import type { EnrolmentRow } from './table';

/** What each of these enrolments says of its person, for the person: with the days of attendance and the certificate. */
export async function describedEnrolments(
  ctx: Pick<Context, 'db' | 'clock'>,
  rows: readonly EnrolmentRow[],
  locale: Locale,
): Promise<{ term: string; text: string }[][]> {
  const texts = await enrolmentQueries.described(ctx, rows, locale);
  const attended = await attendedBy(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const timeZone = await siteTimeZone(ctx.db);
  const { detail } = adminCohortCopy[locale];
  const day = (at: Date) => toWallTime(at, timeZone).date;
  return rows.map(({ id, certificateAt }, index) => {
    const days = (attended.get(id) ?? []).map(({ start }) => day(start));
    return [
      ...(texts[index] ?? []),
      ...(days.length > 0 ? [{ term: detail.attended, text: days.join(', ') }] : []),
      ...(certificateAt ? [{ term: detail.certificate, text: day(certificateAt) }] : []),
    ];
  });
}
