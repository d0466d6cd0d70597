import { and, eq } from 'drizzle-orm';
import { allPrograms, titleOf } from '#/features/catalogue/queries';
import { siteTimeZone } from '#/features/profile/queries';
import { recordQueries } from '#/owner/records/queries';
import type { TypesOf } from '#/owner/records/record';
import type { Context } from '#/platform/context';
import { matchesQuery } from '#/platform/db/search';
import type { Locale } from '#/platform/i18n/locale';
import { isoWithOffset } from '#/platform/time/zone';
import type { AdminTrainingCopy } from './copy';
import { adminTrainingCopy } from './copy/admin/all';
import { trainingCopy } from './copy/all';
import { trainingMailKinds } from './mails/kinds';
import { toApplication } from './queries';
import type { ApplicationSearch } from './rules';
import { trainingApplications } from './table';

export const applicationQueries = recordQueries({
  kind: 'applications',
  table: trainingApplications,
  mails: trainingMailKinds,
  siteTimeZone,
  related: allPrograms,
  where: ({ status, program, type, q }: ApplicationSearch) =>
    and(
      status ? eq(trainingApplications.status, status) : undefined,
      program ? eq(trainingApplications.programId, program) : undefined,
      type ? eq(trainingApplications.trainingType, type) : undefined,
      q ? matchesQuery(q, trainingApplications.searched, trainingApplications.searchedDigits) : undefined,
    ),
  summary: ({ phone, programId, participantCount, trainingType }, locale, { related: programs }) => ({
    phone,
    service: titleOf(programs.get(programId), programId, locale),
    participantCount: String(participantCount),
    trainingType,
  }),
  detail: (row, locale, { related: programs }) => ({
    ...toApplication(row, programs.get(row.programId), locale),
    statusAt: row.statusAt?.toISOString() ?? null,
  }),
  answer({ name, programId }, language, { related: programs }) {
    const { answer } = adminTrainingCopy[language];
    const program = titleOf(programs.get(programId), programId, language);
    const application = { name, program };
    return {
      subject: answer.subject(application),
      text: answer.text(application),
      words: { name, service: program },
    };
  },
  csv(locale, { related: programs, timeZone }) {
    const { csv, statuses } = adminTrainingCopy[locale];
    const { trainingTypes, formats, urgencies } = trainingCopy[locale];
    return {
      head: csv,
      cells: (row) => [
        row.id,
        statuses[row.status],
        isoWithOffset(row.createdAt, timeZone),
        titleOf(programs.get(row.programId), row.programId, locale),
        trainingTypes[row.trainingType],
        row.participantCount,
        formats[row.preferredFormat],
        urgencies[row.urgency],
        row.name,
        row.email,
        row.phone,
        row.company,
        row.budget,
        row.message,
        row.language,
        row.noticeVersion,
      ],
    };
  },
});

export type ApplicationTypes = TypesOf<typeof applicationQueries, AdminTrainingCopy>;

const isPending = eq(trainingApplications.status, 'pending');

export const pendingCount = (ctx: Pick<Context, 'db'>) => applicationQueries.counted(ctx, isPending);

export const pendingApplications = (ctx: Pick<Context, 'db' | 'clock'>, locale: Locale, limit: number) =>
  applicationQueries.listed(ctx, isPending, locale, { limit });
