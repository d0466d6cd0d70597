import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { freeSlots } from '#/features/booking/offer-queries';
import type { Context } from '#/platform/context';
import { derivedId } from '#/platform/crypto/derived-id';
import type { Transaction } from '#/platform/db/database';
import { emailKey } from '#/platform/db/search';
import { transact } from '#/platform/db/transact';
import { sourceLocale } from '#/platform/i18n/locale';
import { findTimeZone } from '#/platform/i18n/time-zones';
import { enqueueMails } from '#/platform/mail/outbox';
import { countHit, formLimits, networkKeys, type Sender } from '#/platform/rate-limit/rate-limit';
import { addDays, toWallTime } from '#/platform/time/zone';
import { type JoinRequest, waiter } from '../contract';
import { buildMail, enqueueLook } from '../jobs';
import { lockAddress, openEntriesOf, storedSettings } from '../queries';
import { fits, lastDay, mostDays, mostUnconfirmed } from '../rules';
import { waitingEntries } from '../table';
import { endEntry } from './end-entry';

export type Joined =
  | { ok: true }
  | { ok: false; reason: 'off' | 'unknown_service' | 'days' | 'free_now' }
  /** `wait` is in seconds. */
  | { ok: false; reason: 'network_limit'; wait: number };

/**
 * Adds an unconfirmed entry to the waiting list and sends the mail whose link confirms it. If the address already waits for the
 * service, it keeps its place and gets the mail again. The outcome is the same in both cases, so that nobody can find out who
 * waits. Unconfirmed requests of the same address are separate entries with links of their own, so that nobody confirms what
 * somebody else has entered.
 */
export const join = (
  ctx: Context,
  request: JoinRequest,
  { networks, notice, key }: Sender,
): Promise<Joined> =>
  transact(ctx.db, async (tx): Promise<Joined> => {
    const now = ctx.clock.now();
    const { serviceId } = request;
    if (!(await storedSettings(tx)).isOn) return { ok: false, reason: 'off' };
    const free = await freeSlots(tx, serviceId, now);
    if (!free) return { ok: false, reason: 'unknown_service' };
    const today = toWallTime(now, free.rule.timeZone).date;
    const days = chosenDays(request, today);
    if (!days) return { ok: false, reason: 'days' };
    const wishes = { weekdays: request.weekdays, parts: request.parts, ...days };
    if (free.slots.some((slot) => fits(wishes, slot))) return { ok: false, reason: 'free_now' };
    const wait = await countHit(tx, networkKeys('waiting', networks), formLimits, now);
    if (wait > 0) return { ok: false, reason: 'network_limit', wait };
    const id = await entryFor(ctx, tx, request, {
      ...wishes,
      id: entryId(key, request),
      noticeVersion: notice,
    });
    // This request repeats an earlier one, which has enqueued the mail. Browsers repeat a request if its response was lost.
    if (!id) return { ok: true };
    await enqueueMails(ctx, tx, [buildMail(id, 'waiting-confirm')]);
    await enqueueLook(ctx, tx);
    return { ok: true };
  });

type Stored = Pick<
  typeof waitingEntries.$inferInsert,
  'id' | 'weekdays' | 'parts' | 'fromDay' | 'toDay' | 'noticeVersion'
>;

/** The entry's id. With a key it is derived from key and request, so that a repeated request has the same id. */
const entryId = (key: string | undefined, request: JoinRequest): string =>
  key ? derivedId(`${key}\n${JSON.stringify(request)}`) : randomUUID();

/**
 * The id of the entry to which the mail is sent: the address's confirmed entry for the service if there is one, otherwise a new
 * unconfirmed entry, which this inserts. Undefined if the request is a repeat whose entry is already stored.
 */
async function entryFor(
  ctx: Context,
  tx: Transaction,
  request: JoinRequest,
  values: Stored,
): Promise<string | undefined> {
  const now = ctx.clock.now();
  const { serviceId } = request;
  const email = emailKey(request.email);
  await lockAddress(tx, email);
  const made = tx
    .select({ id: waitingEntries.id })
    .from(waitingEntries)
    .where(eq(waitingEntries.id, values.id));
  if ((await made).length > 0) return undefined;
  const open = await openEntriesOf(tx, email, serviceId);
  const earlier = open.find(({ status }) => status === 'waiting');
  if (earlier) return earlier.id;
  // If the address has too many unconfirmed entries, the oldest ends, so that the newest request can still be confirmed.
  const [oldest] = open.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  if (oldest && open.length >= mostUnconfirmed) await endEntry(ctx, tx, oldest, 'ended');
  await tx.insert(waitingEntries).values({
    status: 'unconfirmed',
    language: request.language ?? sourceLocale,
    serviceId,
    ...waiter.stored(request),
    visitorZone: findTimeZone(request.visitorZone ?? '') ?? null,
    ...values,
    createdAt: now,
    updatedAt: now,
  });
  return values.id;
}

/** The first and the last day of a request; undefined if none of its days can be booked, or if its last day is too far ahead. */
function chosenDays({ fromDay: from, toDay: to }: JoinRequest, today: string) {
  const fromDay = from > today ? from : today;
  const toDay = lastDay({ fromDay, named: to, today });
  return toDay >= fromDay && toDay > today && toDay <= addDays(today, mostDays)
    ? { fromDay, toDay }
    : undefined;
}
