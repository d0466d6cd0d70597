import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { allServices, titleOf } from '#/features/catalogue/queries';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import type { Locale } from '#/platform/i18n/locale';
import { rowInterval, toBlock } from './admin-availability-queries';
import { stillStands } from './busy-queries';
import { bookingCopy } from './copy/all';
import { placeFor } from './queries';
import { isChangeable, placeText } from './rules';
import { blocks, reservations } from './table';

/** An entry for the owner's own calendar program: an appointment that isn't cancelled, or a block. */
export interface BookedTime {
  kind: 'reservation' | 'block';
  id: string;
  start: Date;
  end: Date;
  /** The first and the last day (included) of a block of whole days. */
  days?: { from: string; to: string } | undefined;
  isPending: boolean;
  sequence: number;
  changedAt: Date;
  /** The title of an appointment's service, or the owner's note on a block, which may be empty. */
  title: string;
  /** The appointment's place in words; empty for a block. */
  place: string;
  person?: { name: string; phone: string; company: string | null } | undefined;
}

/** All appointments and blocks that end after a moment, in order of time, without cancelled, deleted and erased ones. */
export async function bookedTimes(
  ctx: Pick<Context, 'db'>,
  after: Date,
  locale: Locale,
): Promise<BookedTime[]> {
  const { db } = ctx;
  const [appointments, timesOff, services, profile] = await Promise.all([
    db
      .select()
      .from(reservations)
      .where(
        and(
          ne(reservations.status, 'cancelled'),
          gt(reservations.endsAt, after),
          isNull(reservations.erasedAt),
        ),
      )
      .orderBy(asc(reservations.startsAt)),
    db.select().from(blocks).where(stillStands(after)).orderBy(asc(blocks.startsAt)),
    allServices(db),
    storedProfile(ctx),
  ]);
  const booked = appointments.map((row): BookedTime => {
    const service = services.get(row.serviceId);
    return {
      kind: 'reservation',
      id: row.id,
      start: row.startsAt,
      end: row.endsAt,
      isPending: row.status === 'pending',
      sequence: row.sequence,
      changedAt: row.updatedAt,
      title: titleOf(service, row.serviceId, locale),
      place: placeText(bookingCopy[locale].facts, placeFor(row, service), profile.phone),
      person: { name: row.name, phone: row.phone, company: row.company },
    };
  });
  const off = timesOff.map((row): BookedTime => {
    const { from, to, fromTime } = toBlock(row, [], profile.timeZone);
    return {
      kind: 'block',
      id: row.id,
      ...rowInterval(row),
      days: fromTime === null ? { from, to } : undefined,
      isPending: false,
      sequence: row.version - 1,
      changedAt: row.updatedAt,
      title: row.note ?? '',
      place: '',
    };
  });
  return [...booked, ...off].sort((a, b) => a.start.getTime() - b.start.getTime());
}

/** The ids of the given appointments that were cancelled or erased. */
export async function endedAmong(db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const isEnded = or(eq(reservations.status, 'cancelled'), isNotNull(reservations.erasedAt));
  const ended = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(inArray(reservations.id, [...ids]), isEnded));
  return new Set(ended.map(({ id }) => id));
}

/** The given appointments that can still be moved or cancelled, in order of time. */
export async function changeableAmong(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  ids: readonly string[],
  locale: Locale,
) {
  if (ids.length === 0) return [];
  const [rows, services] = await Promise.all([
    db
      .select()
      .from(reservations)
      .where(and(inArray(reservations.id, [...ids]), isNull(reservations.erasedAt)))
      .orderBy(asc(reservations.startsAt)),
    allServices(db),
  ]);
  return rows
    .filter((row) => isChangeable(row, clock.now()))
    .map((row) => ({
      id: row.id,
      name: row.name,
      start: row.startsAt,
      sequence: row.sequence,
      service: titleOf(services.get(row.serviceId), row.serviceId, locale),
    }));
}
