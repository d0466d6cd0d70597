import * as z from 'zod/mini';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import type { QueueOptions } from '#/platform/jobs/jobs';
import { siteOf } from '#/platform/mail/addresses';
import { mintLink, voidLink } from '#/platform/mail/link-tokens';
import type { Composer, Composers, NewMail } from '#/platform/mail/outbox';
import { type EnrolmentMail, enrolmentMailKinds, isEnrolmentMail, kindOf, shortMail } from './mails/kinds';
import { cohortTitle, personsDates, placeAhead } from './queries';
import { expectsDate, isLive, reminderAt } from './rules';
import { enrolledCount, liveDates, lockCohort, lockEnrolment } from './seats';
import { type CohortRow, type EnrolmentRow, enrolmentTokens } from './table';

/** The queue of jobs that do what is due for a cohort at a time, such as the end of an offer, a reminder, or the cohort's end. */
export const cohortQueue = 'cohort-due';
export const cohortQueues: Record<string, QueueOptions> = {
  [cohortQueue]: { retryDelaySeconds: 15, retryDelayMaxSeconds: 900 },
};
export interface CohortJob {
  cohortId: string;
}

/** Enqueues, in the caller's transaction, a job for the cohort at each of these times that is in the future. */
export async function lookAgain(
  ctx: Pick<Context, 'jobs' | 'clock'>,
  tx: Transaction,
  cohortId: string,
  times: readonly (Date | null | undefined)[],
): Promise<void> {
  const now = ctx.clock.now();
  const moments = new Set(times.flatMap((at) => (at && at > now ? [at.getTime()] : [])));
  const jobs = Array.from(moments, (at) => ({
    data: { cohortId } satisfies CohortJob,
    startAfter: new Date(at),
  }));
  await ctx.jobs.enqueueAll(tx, cohortQueue, jobs);
}

const toldSchema = z.object({
  dates: z.array(z.object({ id: z.string(), start: z.string(), end: z.string() })),
  place: z.string(),
  link: z.string(),
});

/**
 * What is stored with a mail, by its kind. `before`: what the person had been told before a change. `begins`: the cohort's
 * beginning that a reminder is about. `until`: the end of the offer. `noticed`: what a notice tells the owner. It is stored
 * because the notice may be sent late, when the enrolment already has another status and another notice.
 */
const snapshotSchema = z.object({
  noticed: z.optional(z.enum(['enrolled', 'waiting'])),
  before: z.optional(toldSchema),
  begins: z.optional(z.coerce.date()),
  until: z.optional(z.coerce.date()),
});

export const buildMail = (
  { id }: Pick<EnrolmentRow, 'id'>,
  kind: EnrolmentMail,
  { sequence = 0, ...snapshot }: z.output<typeof snapshotSchema> & { sequence?: number } = {},
): NewMail => ({ kind, about: id, sequence, snapshot });

/** Whether a mail about an enrolment is still true. Of several mails about changes, only the latest is. */
export function isStillTrue(
  { kind, sequence, snapshot }: { kind: string; sequence: number; snapshot: object | null },
  enrolment: EnrolmentRow,
  cohort: Pick<CohortRow, 'sequence' | 'remindedOf'>,
  now: Date,
): boolean {
  if (enrolment.erasedAt || !isEnrolmentMail(kind)) return false;
  if (!kindOf(kind).trueIn.includes(enrolment.status)) return false;
  const { begins, until, ...told } = snapshotSchema.safeParse(snapshot).data ?? {};
  if (kind === 'enrolment-certificate') return enrolment.certificateAt !== null;
  // After the cohort's end, the mail is true only for a person who still expects a date that was taken off.
  if (kind === 'enrolment-changed')
    return sequence === cohort.sequence && (isLive(enrolment.status) || expectsDate(told.before, now));
  // If a waiting person has taken a seat since, another notice says so.
  if (kind === 'enrolment-notice' && told.noticed)
    return (told.noticed === 'enrolled') === (enrolment.status === 'enrolled');
  if (kind === 'enrolment-offer')
    return until?.getTime() === enrolment.heldUntil?.getTime() && until !== undefined && until > now;
  if (kind !== 'enrolment-reminder') return true;
  return begins !== undefined && begins > now && begins.getTime() === cohort.remindedOf?.getTime();
}

/** Composes a mail and creates its link while the cohort is locked against changes. */
const composer =
  (kind: EnrolmentMail): Composer =>
  async (ctx, { id: mailId, about, sequence, snapshot }) => {
    const now = ctx.clock.now();
    const [{ composeMail }, profile] = await Promise.all([import('./mails/compose'), storedProfile(ctx)]);
    return transact(ctx.db, async (tx) => {
      const found = await lockEnrolment(tx, about);
      if (!found || !isStillTrue({ kind, sequence, snapshot }, found.enrolment, found.cohort, now))
        return undefined;
      const { cohort, enrolment } = found;
      const token = kindOf(kind).hasLink ? await mintLink(tx, enrolmentTokens, about, now) : undefined;
      const mail = await composeMail(kind, {
        ...siteOf(ctx),
        ...found,
        ...(await personsDates(tx, enrolment)),
        ...snapshotSchema.safeParse(snapshot).data,
        mailId,
        profile,
        token,
        now,
        title: await cohortTitle(tx, cohort.programId),
        ahead: await placeAhead(tx, enrolment),
      });
      const onUnsent = async () => (token ? voidLink(ctx.db, enrolmentTokens, token) : undefined);
      return { ...mail, onUnsent };
    });
  };

const composeShort: Composer = async (ctx, { id: mailId, about }) => {
  const [{ composeShortMail }, profile] = await Promise.all([import('./mails/compose'), storedProfile(ctx)]);
  return transact(ctx.db, async (tx) => {
    const cohort = await lockCohort(tx, about);
    const enrolled = cohort ? await enrolledCount(tx, cohort.id) : 0;
    // The owner may have cancelled the cohort since, or enough people may have enrolled.
    if (cohort?.status !== 'open' || enrolled >= cohort.minimum) return undefined;
    return composeShortMail({
      ...siteOf(ctx),
      mailId,
      cohort,
      enrolled,
      profile,
      dates: await liveDates(tx, cohort.id),
      title: await cohortTitle(tx, cohort.programId),
    });
  });
};

export const cohortMails: Composers = {
  ...Object.fromEntries(enrolmentMailKinds.map((kind) => [kind, composer(kind)])),
  [shortMail]: composeShort,
};

/** The times at which something is due for a cohort, apart from the ends of offers. */
export const dueTimes = (
  cohort: Pick<CohortRow, 'closesAt' | 'tellAt'>,
  dates: readonly { start: Date; end: Date }[],
): (Date | null | undefined)[] => [cohort.closesAt, cohort.tellAt, reminderAt(dates), dates.at(-1)?.end];
