import { and, asc, gt, isNull, ne } from 'drizzle-orm';
import { allServices, titleOf } from '#/features/catalogue/queries';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Locale } from '#/platform/i18n/locale';
import { rowInterval, toBlock } from './admin-availability-queries';
import { bookingCopy } from './copy/all';
import { placeFor } from './queries';
import { placeText } from './rules';
import { blocks, reservations } from './table';

/** A time that the owner's own calendar shows: an appointment, also one that is not confirmed yet, or a time off. */
export interface BookedTime {
  kind: 'reservation' | 'block';
  id: string;
  start: Date;
  end: Date;
  /** For a time off of whole days: the first and the last one. */
  days?: { from: string; to: string } | undefined;
  isPending: boolean;
  sequence: number;
  changedAt: Date;
  /** The title of the service; the owner's note on a time off, which may be empty. */
  title: string;
  /** Where it takes place, in words; empty for a time off. */
  place: string;
  person?: { name: string; phone: string; company: string | null } | undefined;
}

/** Everything booked that ends after a moment, in order of time; what was cancelled or erased is not among it. */
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
    db
      .select()
      .from(blocks)
      .where(and(isNull(blocks.deletedAt), gt(blocks.endsAt, after)))
      .orderBy(asc(blocks.startsAt)),
    allServices(db),
    storedProfile(ctx),
  ]);
  const booked = appointments.map((row): BookedTime => {
    const service = services.get(row.serviceId);
    return {
      ...{ kind: 'reservation', id: row.id, start: row.startsAt, end: row.endsAt },
      ...{ isPending: row.status === 'pending', sequence: row.sequence, changedAt: row.updatedAt },
      title: titleOf(service, row.serviceId, locale),
      place: placeText(bookingCopy[locale].facts, placeFor(row, service), profile.phone),
      person: { name: row.name, phone: row.phone, company: row.company },
    };
  });
  const off = timesOff.map((row): BookedTime => {
    const { from, to, fromTime } = toBlock(row, [], profile.timeZone);
    return {
      ...{ kind: 'block', id: row.id, ...rowInterval(row) },
      days: fromTime === null ? { from, to } : undefined,
      ...{ isPending: false, sequence: row.version - 1, changedAt: row.updatedAt },
      ...{ title: row.note ?? '', place: '' },
    };
  });
  return [...booked, ...off].sort((a, b) => a.start.getTime() - b.start.getTime());
}
