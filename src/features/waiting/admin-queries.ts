import { and, eq } from 'drizzle-orm';
import { type HoldRow, holdsFor, liveHolds } from '#/features/booking/offer-queries';
import { allServices, titleOf } from '#/features/catalogue/queries';
import { siteTimeZone } from '#/features/profile/queries';
import { recordQueries } from '#/owner/records/queries';
import type { TypesOf } from '#/owner/records/record';
import type { Executor } from '#/platform/db/database';
import { matchesQuery } from '#/platform/db/search';
import type { Locale } from '#/platform/i18n/locale';
import { isoWithOffset } from '#/platform/time/zone';
import type { AdminWaitingCopy } from './copy';
import { adminWaitingCopy } from './copy/admin/all';
import { waitingMailKinds } from './mails/kinds';
import { nextStatuses, type WaitingSearch } from './rules';
import { type WaitingRow, waitingEntries } from './table';

const toOffer = ({ startsAt, heldUntil, ended }: HoldRow) => ({
  start: startsAt.toISOString(),
  until: heldUntil.toISOString(),
  /** Null while the offer is open. */
  ended,
});

const wishesOf = ({ weekdays, parts, fromDay, toDay }: WaitingRow) => ({ weekdays, parts, fromDay, toDay });

interface Related {
  services: Awaited<ReturnType<typeof allServices>>;
  /** The open offers, by entry id. */
  offers: ReadonlyMap<string, HoldRow>;
}

async function related(db: Executor): Promise<Related> {
  const services = await allServices(db);
  return { services, offers: new Map((await liveHolds(db)).map((hold) => [hold.heldFor, hold])) };
}

function shown(row: WaitingRow, locale: Locale, { services, offers }: Related) {
  const offer = offers.get(row.id);
  return {
    service: titleOf(services.get(row.serviceId), row.serviceId, locale),
    wishes: wishesOf(row),
    offer: offer ? toOffer(offer) : null,
  };
}

export const waitingQueries = recordQueries({
  kind: 'waiting',
  table: waitingEntries,
  mails: waitingMailKinds,
  siteTimeZone,
  related,
  where: ({ status, q }: WaitingSearch) =>
    and(
      status ? eq(waitingEntries.status, status) : undefined,
      q ? matchesQuery(q, waitingEntries.searched, waitingEntries.searchedDigits) : undefined,
    ),
  summary: (row, locale, reading) => shown(row, locale, reading.related),
  detail: async (row, locale, reading, db) => ({
    ...shown(row, locale, reading.related),
    phone: row.phone,
    /** All offers to the entry, latest first. */
    offers: (await holdsFor(db, [row.id])).toReversed().map(toOffer),
    reservationId: row.reservationId,
    next: row.erasedAt ? [] : nextStatuses(row),
  }),
  resendable: ({ kind, state }, row) =>
    row.status === 'unconfirmed' && kind === 'waiting-confirm' && state !== 'waiting',
  answer({ name, serviceId }, language, { related: { services } }) {
    const { answer } = adminWaitingCopy[language];
    const about = { name, service: titleOf(services.get(serviceId), serviceId, language) };
    return { subject: answer.subject(about), text: answer.text(about), words: about };
  },
  csv(locale, { timeZone, related: { services } }) {
    const { csv, statuses, wishes } = adminWaitingCopy[locale];
    return {
      head: csv,
      cells: (row) => [
        row.id,
        statuses[row.status],
        titleOf(services.get(row.serviceId), row.serviceId, locale),
        wishes.days(row.weekdays),
        wishes.parts(row.parts),
        row.fromDay,
        row.toDay,
        row.name,
        row.email,
        row.phone,
        row.language,
        isoWithOffset(row.createdAt, timeZone),
        row.noticeVersion,
        row.visitorZone,
      ],
    };
  },
});

export type WaitingTypes = TypesOf<typeof waitingQueries, AdminWaitingCopy>;
