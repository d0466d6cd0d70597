import { randomUUID } from 'node:crypto';
import { type Taken, takeSession } from '#/features/balances/ledger';
import type { Question } from '#/features/catalogue/contract';
import { isTitle, lengthsOf, optionsIn } from '#/features/catalogue/queries';
import { findSlot, slotIdAt } from '#/features/schedule/contract';
import { findRepeated, requestKeyOf } from '#/owner/records/repeated-request';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { lockNames, tryLockNames } from '#/platform/db/locks';
import { emailKey, phoneKey } from '#/platform/db/search';
import { transact } from '#/platform/db/transact';
import { violatedConstraint } from '#/platform/errors/database';
import { inEachLanguage } from '#/platform/i18n/fallback';
import { inEveryLanguage, type Locale, type Localized, locales, sourceLocale } from '#/platform/i18n/locale';
import { findTimeZone } from '#/platform/i18n/time-zones';
import {
  addHits,
  formLimits,
  networkKeys,
  type Sender,
  secondsToWait,
  takeOnce,
} from '#/platform/rate-limit/rate-limit';
import { bookableService, dayLocks, isFree } from '../availability-queries';
import { type ReservationRequest, type StoredAnswer, visitor } from '../contract';
import { bookingCopy } from '../copy/all';
import { takeHold } from '../holds';
import { enqueueReservationMails } from '../jobs';
import { futureAppointmentsOf } from '../queries';
import { answerBy, findPersonBound, type PersonBound, parseMinutes } from '../rules';
import { idempotencyConstraint, overlapConstraint, reservations } from '../table';

export type BookingRefusal = {
  path: string;
  reason:
    | 'unknown_service'
    | 'duration_disagrees'
    | 'time_disagrees'
    | 'slot_not_offered'
    | 'answer_missing'
    | 'answer_unknown'
    | 'unknown_zone';
};

export type Booked =
  | { ok: true; id: string }
  | { ok: false; reason: 'invalid'; refusals: BookingRefusal[] }
  | { ok: false; reason: 'slot_taken' }
  | { ok: false; reason: 'key_reused' }
  | PersonBound
  /** The network has reached its limit of bookings; `wait` is in seconds. */
  | { ok: false; reason: 'network_limit'; wait: number }
  /** The proof of work was already used for another booking. */
  | { ok: false; reason: 'proof_used' }
  /** The sold package can't pay for the appointment, for the reason `why`. */
  | { ok: false; reason: 'no_session'; why: Extract<Taken, { ok: false }>['reason'] };

interface Booker extends Sender {
  /** The sold package that pays for the appointment; the sender holds its link. */
  balanceId?: string;
  /** The id of the challenge whose proof of work this booking uses up. */
  proofId?: string | undefined;
  /** The hold that this booking takes, and a function that writes further rows in the same transaction. */
  held?: { id: string; onTaken: (tx: Transaction, reservationId: string) => Promise<void> };
}

/** Books an appointment: checks it, stores it and enqueues its mails in one transaction. If it is refused, nothing is stored. */
export async function book(ctx: Context, request: ReservationRequest, sender: Booker): Promise<Booked> {
  const order = buildOrder(request, sender, ctx.clock.now());

  const store = async (tx: Transaction, judgement: Judgement): Promise<Booked> => {
    if ('outcome' in judgement) return judgement.outcome;
    const row = toRow(order, judgement.appointment);
    const { balanceId, held, proofId, now } = order;
    if (proofId && !(await takeOnce(tx, proofId, 'proof', now))) return { ok: false, reason: 'proof_used' };
    if (held && !(await takeHold(tx, held.id, row))) return { ok: false, reason: 'slot_taken' };
    const taken = balanceId && (await takeSession(tx, { ...row, reservationId: row.id, balanceId, now }));
    if (taken && !taken.ok) return { ok: false, reason: 'no_session', why: taken.reason };
    await Promise.all([
      tx.insert(reservations).values(row),
      addHits(tx, order.networks, order.now),
      enqueueReservationMails(ctx, tx, row, row.status === 'pending' ? 'requested' : 'created'),
    ]);
    await held?.onTaken(tx, row.id);
    return { ok: true, id: row.id };
  };
  const withoutWaiting = async (tx: Transaction): Promise<Booked | undefined> => {
    const locked = await tryLockNames(tx, order.locks);
    const judgement = await judge(tx, order);
    if (locked) return store(tx, judgement);
    // If the same request was sent twice at once, the other one may have taken the slot. Then both get the same outcome.
    return 'outcome' in judgement
      ? ((await findRepeated(tx, reservations, order.requestKey)) ?? judgement.outcome)
      : undefined;
  };
  const afterWaiting = async (tx: Transaction): Promise<Booked> => {
    await lockNames(tx, order.locks);
    return store(tx, await judge(tx, order));
  };

  try {
    // Waits for the locks of other bookings only if this booking would succeed by what is stored now.
    return (await transact(ctx.db, withoutWaiting)) ?? (await transact(ctx.db, afterWaiting));
  } catch (error) {
    const constraint = violatedConstraint(error)?.constraint;
    if (constraint === overlapConstraint) return { ok: false, reason: 'slot_taken' };
    const earlier =
      constraint === idempotencyConstraint && (await findRepeated(ctx.db, reservations, order.requestKey));
    if (earlier) return earlier;
    throw error;
  }
}

type Order = ReturnType<typeof buildOrder>;

function buildOrder(request: ReservationRequest, { networks: from, key, ...sender }: Booker, now: Date) {
  const person = { email: emailKey(request.email), phone: phoneKey(request.phone) };
  const networks = networkKeys('booking', from);
  const bookers = [person.email, person.phone].filter(Boolean).map((each) => `booker ${each}`);
  return {
    ...sender,
    request,
    now,
    person,
    /** The keys under which the booking counts towards the limit of its networks. */
    networks,
    requestKey: requestKeyOf(key, request),
    /** Locks that make bookings of the same day, person or network run one after the other. */
    locks: [...dayLocks(request.slotId, parseMinutes(request.serviceDuration)), ...bookers, ...networks],
  };
}

/** The appointment to store, or the outcome if nothing is to be stored. */
type Judgement = { appointment: CheckedAppointment } | { outcome: Booked };

async function judge(tx: Transaction, order: Order): Promise<Judgement> {
  const { request, now, person, networks } = order;
  const [found, earlier, wait, holders] = await Promise.all([
    bookableService(tx, request.serviceId || request.service),
    findRepeated(tx, reservations, order.requestKey),
    secondsToWait(tx, networks, formLimits, now),
    futureAppointmentsOf(tx, person, now),
  ]);
  if (earlier) return { outcome: earlier };
  const appointment = checkRequest(request, found, now);
  if (!appointment.ok) return { outcome: { ok: false, reason: 'invalid', refusals: appointment.refusals } };
  if (wait > 0) return { outcome: { ok: false, reason: 'network_limit', wait } };
  const { rule } = appointment;
  // The bound of a person doesn't apply to a sold package: its number of sessions is the bound.
  const bound =
    order.balanceId === undefined && findPersonBound(person, rule, appointment.serviceId, holders);
  if (bound) return { outcome: bound };
  const free = await isFree(tx, rule, appointment.slot, now, order.held?.id);
  return free ? { appointment } : { outcome: { ok: false, reason: 'slot_taken' } };
}

type CheckedAppointment = Extract<ReturnType<typeof checkRequest>, { ok: true }>;

function checkRequest(
  request: ReservationRequest,
  found: Awaited<ReturnType<typeof bookableService>>,
  now: Date,
) {
  const refused = (...refusals: BookingRefusal[]) => ({ ok: false, refusals }) as const;
  if (!found)
    return refused({ path: request.serviceId ? 'serviceId' : 'service', reason: 'unknown_service' });
  const { service, rule } = found;
  if (request.service.trim() !== service.id && !isTitle(request.service, service.title))
    return refused({ path: 'service', reason: 'unknown_service' });
  const minutes = parseMinutes(request.serviceDuration);
  const refusals: BookingRefusal[] = [];
  if (!lengthsOf(service).includes(minutes) || !/^\s*\d/.test(request.serviceDuration)) {
    refusals.push({ path: 'serviceDuration', reason: 'duration_disagrees' });
  }
  if (request.slotId !== slotIdAt(request.appointmentDate, request.appointmentTime)) {
    refusals.push({ path: 'appointmentTime', reason: 'time_disagrees' });
  }
  const slot = findSlot(rule, request.slotId, now, minutes);
  if (!slot) refusals.push({ path: 'slotId', reason: 'slot_not_offered' });
  const answered = checkAnswers(service.questions, request.answers ?? {}, found.main);
  refusals.push(...answered.refusals);
  // Null if the request has no zone, undefined if its zone is unknown.
  const visitorZone = request.visitorZone ? findTimeZone(request.visitorZone) : null;
  if (visitorZone === undefined) refusals.push({ path: 'visitorZone', reason: 'unknown_zone' });
  if (refusals.length > 0 || !slot || visitorZone === undefined) return refused(...refusals);
  const status = service.booking === 'approval' ? 'pending' : 'confirmed';
  const { answers } = answered;
  return { ok: true, rule, slot, serviceId: service.id, minutes, status, answers, visitorZone } as const;
}

/** Checks the answers to a service's questions. Answers to questions that the service doesn't have are left out. */
function checkAnswers(questions: readonly Question[], sent: Record<string, string>, main: Locale) {
  const refusals: BookingRefusal[] = [];
  const answers = questions.flatMap((question): StoredAnswer[] => {
    const text = (Object.hasOwn(sent, question.id) ? sent[question.id] : '') ?? '';
    const path = `answers.${question.id}`;
    if (text === '') {
      if (question.required) refusals.push({ path, reason: 'answer_missing' });
      return [];
    }
    const answer = understand(question, text, main);
    if (!answer) refusals.push({ path, reason: 'answer_unknown' });
    return answer ? [{ question: inEachLanguage(question.label, main), answer }] : [];
  });
  return { answers, refusals };
}

/** An answer in each language; undefined if it is not one of the question's options. */
function understand(question: Question, text: string, main: Locale): Localized | undefined {
  if (question.kind === 'text') return inEveryLanguage(() => text);
  if (question.kind === 'yesno')
    return text === 'yes' || text === 'no'
      ? inEveryLanguage((locale) => bookingCopy[locale].facts[text])
      : undefined;
  const options = inEveryLanguage((locale) => optionsIn(question, { locale, main }));
  const at = Math.max(...locales.map((locale) => options[locale].indexOf(text)));
  return at < 0 ? undefined : inEveryLanguage((locale) => options[locale][at] ?? text);
}

const toRow = (
  { request, requestKey, notice, balanceId, now }: Order,
  { rule, slot, serviceId, minutes, status, answers, visitorZone }: CheckedAppointment,
) => ({
  id: randomUUID(),
  status,
  language: request.language ?? sourceLocale,
  serviceId,
  minutes,
  startsAt: slot.start,
  endsAt: slot.end,
  ...visitor.stored(request),
  answerBy: status === 'pending' ? answerBy(slot.start, rule, now) : null,
  answers: answers.length > 0 ? answers : null,
  visitorZone,
  sequence: 0,
  ...requestKey,
  noticeVersion: notice,
  balanceId: balanceId ?? null,
  createdAt: now,
  updatedAt: now,
});
