import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, max, or, sql } from 'drizzle-orm';
import { findRepeated, type RequestKey, requestKeyOf } from '#/owner/records/repeated-request';
import type { Context } from '#/platform/context';
import { isEqualSecret } from '#/platform/crypto/equal-secret';
import type { Transaction } from '#/platform/db/database';
import { emailKey, emailKeySql, phoneKey, phoneKeySql } from '#/platform/db/search';
import { transact } from '#/platform/db/transact';
import { violatedConstraint } from '#/platform/errors/database';
import { sourceLocale } from '#/platform/i18n/locale';
import { findTimeZone } from '#/platform/i18n/time-zones';
import { mintLink } from '#/platform/mail/link-tokens';
import { enqueueMails } from '#/platform/mail/outbox';
import {
  countHit,
  formLimits,
  networkKeys,
  type RateLimit,
  type Sender,
} from '#/platform/rate-limit/rate-limit';
import { type Enrolled, type EnrolmentRequest, participant } from '../contract';
import { buildMail } from '../jobs';
import { liveStatuses, mostPerPerson, type Openness, openness, type Told } from '../rules';
import { liveDates, lockCohort, peopleIn, seatsLeft, toldNow } from '../seats';
import {
  type CohortRow,
  type EnrolmentRow,
  enrolments,
  enrolmentTokens,
  idempotencyConstraint,
} from '../table';
import { settle } from './settle';

export type EnrolOutcome =
  | ({ ok: true } & Enrolled)
  | { ok: false; reason: 'unknown' | 'key_reused' | 'person_bound' }
  | { ok: false; reason: 'not_open'; openness: Exclude<Openness, 'open'> }
  | { ok: false; reason: 'network_limit'; wait: number };

const daySeconds = 24 * 3600;
/** Each repeat of the same request stores a new link, so repeats have a limit too. */
const repeatLimits: readonly RateLimit[] = [{ hits: 30, seconds: daySeconds }];

/** A network can take a third of a public course's seats a day, or five if that is more. So nobody fills a large course alone. */
const seatLimits = ({ seats }: CohortRow): readonly RateLimit[] => [
  { hits: Math.max(5, Math.ceil(seats / 3)), seconds: daySeconds },
];

const isAdmitted = (cohort: CohortRow, key: string | undefined): boolean =>
  cohort.visibility === 'public' ||
  (cohort.visibility === 'private' && key !== undefined && isEqualSecret(key, cohort.key));

/**
 * Enrols a person: with a seat if one is free, otherwise at the end of the waiting list. Does so in one transaction, which locks
 * the cohort.
 */
export async function enrol(
  ctx: Context,
  cohortId: string,
  request: EnrolmentRequest,
  sender: Sender,
): Promise<EnrolOutcome> {
  const { networks, key, notice } = sender;
  const requestKey = requestKeyOf(key, { cohortId, ...request });
  const order = { cohortId, request, requestKey, networks, notice };
  try {
    return await transact(ctx.db, (tx) => admit(ctx, tx, order));
  } catch (error) {
    // The same request was sent twice at the same time. Another attempt finds what the other request has stored.
    if (violatedConstraint(error)?.constraint !== idempotencyConstraint) throw error;
    return transact(ctx.db, (tx) => admit(ctx, tx, order));
  }
}

interface Order extends Pick<Sender, 'networks' | 'notice'> {
  cohortId: string;
  request: EnrolmentRequest;
  requestKey: RequestKey;
}

async function admit(ctx: Context, tx: Transaction, order: Order): Promise<EnrolOutcome> {
  const { cohortId, request, requestKey, networks } = order;
  const now = ctx.clock.now();
  const repeated = await repeatedOutcome(tx, requestKey, now);
  if (repeated) return repeated;
  const wait = await countHit(tx, networkKeys('enrolment', networks), formLimits, now);
  if (wait > 0) return { ok: false, reason: 'network_limit', wait };
  const cohort = await lockCohort(tx, cohortId);
  if (!cohort || !isAdmitted(cohort, request.key)) return { ok: false, reason: 'unknown' };
  const dates = await liveDates(tx, cohortId);
  const state = openness(cohort, dates, now);
  if (state !== 'open') return { ok: false, reason: 'not_open', openness: state };
  if (await isBound(tx, cohortId, request, now)) return { ok: false, reason: 'person_bound' };
  if (cohort.visibility === 'public') {
    const keys = networkKeys(`enrolment ${cohortId}`, networks);
    const seatWait = await countHit(tx, keys, seatLimits(cohort), now);
    if (seatWait > 0) return { ok: false, reason: 'network_limit', wait: seatWait };
  }
  // If an offer has lapsed, its seat must go to the next waiting person, not to this one.
  await settle(ctx, tx, cohort);
  return store(ctx, tx, cohort, order, toldNow(cohort, dates));
}

async function store(
  ctx: Context,
  tx: Transaction,
  cohort: CohortRow,
  { cohortId, request, requestKey, notice }: Order,
  told: Told,
): Promise<EnrolOutcome> {
  const now = ctx.clock.now();
  const isFree = seatsLeft(cohort, await peopleIn(tx, [cohortId])) > 0;
  const status = isFree ? 'enrolled' : 'waiting';
  const id = randomUUID();
  await tx.insert(enrolments).values({
    id,
    cohortId,
    status,
    told,
    place: await nextPlace(tx, cohortId),
    language: request.language ?? sourceLocale,
    ...participant.stored(request),
    visitorZone: findTimeZone(request.visitorZone ?? '') ?? null,
    ...requestKey,
    noticeVersion: notice,
    createdAt: now,
    updatedAt: now,
  });
  const kind = status === 'enrolled' ? 'enrolment-confirmed' : 'enrolment-waiting';
  await enqueueMails(ctx, tx, [
    { ...buildMail({ id }, kind), urgent: true },
    buildMail({ id }, 'enrolment-notice', { noticed: status }),
  ]);
  return { ok: true, enrolmentId: id, status, token: await mintLink(tx, enrolmentTokens, id, now) };
}

async function nextPlace(tx: Transaction, cohortId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(enrolments.place) })
    .from(enrolments)
    .where(eq(enrolments.cohortId, cohortId));
  return (row?.last ?? 0) + 1;
}

/** The outcome of an earlier request under the same key, with a new link; undefined if there was none. */
async function repeatedOutcome(
  tx: Transaction,
  requestKey: RequestKey,
  now: Date,
): Promise<EnrolOutcome | undefined> {
  const earlier = await findRepeated(tx, enrolments, requestKey);
  if (!earlier?.ok) return earlier;
  const { id } = earlier;
  const wait = await countHit(tx, [`enrolled ${id}`], repeatLimits, now);
  if (wait > 0) return { ok: false, reason: 'network_limit', wait };
  const [row] = await tx.select({ status: enrolments.status }).from(enrolments).where(eq(enrolments.id, id));
  if (!row) return undefined;
  return {
    ok: true,
    enrolmentId: id,
    status: row.status,
    token: await mintLink(tx, enrolmentTokens, id, now),
  };
}

/**
 * Whether the person's mail address or telephone number holds as many live enrolments of the cohort as allowed. Enrolments of the
 * last 24 hours count even after they have ended. Otherwise a stranger could flood an address with mails by enrolling it and
 * leaving over and over, because the response to an enrolment has the link to leave.
 */
async function isBound(
  tx: Transaction,
  cohortId: string,
  { email, phone }: Pick<EnrolmentRow, 'email' | 'phone'>,
  now: Date,
): Promise<boolean> {
  const yesterday = new Date(now.getTime() - daySeconds * 1000);
  const [byMail, byPhone] = [emailKey(email), phoneKey(phone)];
  const held = await tx
    .select({ email: sql<string>`${emailKeySql('email')}`, phone: sql<string>`${phoneKeySql('phone')}` })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.cohortId, cohortId),
        or(inArray(enrolments.status, [...liveStatuses]), gt(enrolments.createdAt, yesterday)),
        or(
          sql`${emailKeySql('email')} = ${byMail}`,
          byPhone ? sql`${phoneKeySql('phone')} = ${byPhone}` : undefined,
        ),
      ),
    );
  const isHolder = (name: 'email' | 'phone', wanted: string) =>
    wanted !== '' && held.filter((each) => each[name] === wanted).length >= mostPerPerson;
  return isHolder('email', byMail) || isHolder('phone', byPhone);
}
