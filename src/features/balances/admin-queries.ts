import { and, desc, eq, gt, inArray, isNull, lte, not, or, type SQL } from 'drizzle-orm';
import { allServices, sellablePackages, titleOf } from '#/features/catalogue/queries';
import { siteTimeZone } from '#/features/profile/queries';
import { recordQueries } from '#/owner/records/queries';
import type { TypesOf } from '#/owner/records/record';
import type { Context } from '#/platform/context';
import { matchesQuery } from '#/platform/db/search';
import type { Locale } from '#/platform/i18n/locale';
import { isoWithOffset, toWallTime } from '#/platform/time/zone';
import type { AdminBalanceCopy } from './copy';
import { adminBalanceCopy } from './copy/admin/all';
import { isTrue } from './jobs';
import { balanceMailKinds } from './mails/kinds';
import { entriesOf, lastDayOf, toEntry } from './queries';
import { type BalanceSearch, type BalanceState, isErasable, lastDayAfter, nextStatuses } from './rules';
import { balances } from './table';

/** The condition that a balance is in a state. It must agree with what `rules.ts` says of a row. */
function inState(state: BalanceState, now: Date): SQL | undefined {
  const { status, left, expiresAt } = balances;
  const hasExpired = or(eq(status, 'expired'), lte(expiresAt, now));
  const isLive = and(inArray(status, ['unpaid', 'paid']), or(isNull(expiresAt), gt(expiresAt, now)));
  const conditions: Record<BalanceState, SQL | undefined> = {
    open: and(isLive, gt(left, 0)),
    unpaid: and(isLive, eq(status, 'unpaid')),
    used_up: and(isLive, eq(left, 0)),
    expired: and(not(eq(status, 'ended')), hasExpired),
    ended: eq(status, 'ended'),
  };
  return conditions[state];
}

export const balanceQueries = recordQueries({
  kind: 'balances',
  table: balances,
  mails: balanceMailKinds,
  siteTimeZone,
  related: allServices,
  where: ({ state, q }: BalanceSearch, { now }) =>
    and(
      state ? inState(state, now) : undefined,
      q ? matchesQuery(q, balances.searched, balances.searchedDigits) : undefined,
    ),
  summary: (row, locale, { timeZone }) => ({
    title: row.title[locale],
    sessions: row.sessions,
    left: row.left,
    /** The last day on which the package is valid, `YYYY-MM-DD`; null for no end. */
    lastDay: lastDayOf(row, timeZone),
  }),
  detail: async (row, locale, { now, timeZone, related: services }, db) => ({
    title: row.title[locale],
    phone: row.phone,
    sessions: row.sessions,
    left: row.left,
    lastDay: lastDayOf(row, timeZone),
    paidAt: row.paidAt?.toISOString() ?? null,
    /** The titles of the services for which the package pays; empty if it pays for every service that can be booked. */
    services: row.services.map((id) => titleOf(services.get(id), id, locale)),
    returnHours: row.returnHours,
    bookBeforePaid: row.bookBeforePaid,
    reference: row.reference ?? '',
    paymentLink: row.paymentLink ?? '',
    paymentText: row.paymentText ?? '',
    price: row.price ?? '',
    entries: (await entriesOf(db, row.id)).map((entry) => ({ ...toEntry(entry), note: entry.note })),
    next: row.erasedAt ? [] : nextStatuses(row),
    erasable: !row.erasedAt && isErasable(row, now),
    /** The balance's version. An action that sends an outdated one is refused as a conflict. */
    sequence: row.version,
  }),
  resendable: ({ kind }, row, { now }) =>
    isTrue({ kind, snapshot: { expiresAt: row.expiresAt, left: row.left } }, row, now),
  answer({ name, title }, language) {
    const { answer } = adminBalanceCopy[language];
    const about = { name, title: title[language] };
    return {
      subject: answer.subject(about),
      text: answer.text(about),
      words: { name, service: about.title },
    };
  },
  csv(locale, { timeZone }) {
    const { csv, statuses } = adminBalanceCopy[locale];
    return {
      head: csv,
      cells: (row) => [
        row.id,
        statuses[row.status],
        row.title[locale],
        row.sessions,
        row.left,
        toWallTime(row.createdAt, timeZone).date,
        lastDayOf(row, timeZone),
        row.name,
        row.email,
        row.phone,
        row.company,
        row.reference,
        row.price,
        row.paymentText,
        row.paymentLink,
        row.paidAt && isoWithOffset(row.paidAt, timeZone),
        row.language,
      ],
    };
  },
  async besides({ id }, locale, { timeZone }, db) {
    const { ledger, entries: words } = adminBalanceCopy[locale];
    const lines = (await entriesOf(db, id)).map(({ at, kind, sessions, left, note }) =>
      [toWallTime(at, timeZone).date, words[kind], `${sessions} → ${left}`, note].filter(Boolean).join(', '),
    );
    return [{ term: ledger.title, text: lines.join('\n') }];
  },
});

export type BalanceTypes = TypesOf<typeof balanceQueries, AdminBalanceCopy>;

/** The packages that can be sold, and the payment details of the last sale, with which the form of a new sale begins. */
export async function salesDesk({ db, clock }: Pick<Context, 'db' | 'clock'>, locale: Locale) {
  const [packages, timeZone, [last]] = await Promise.all([
    sellablePackages(db),
    siteTimeZone(db),
    db.select().from(balances).where(isNull(balances.erasedAt)).orderBy(desc(balances.createdAt)).limit(1),
  ]);
  const today = toWallTime(clock.now(), timeZone).date;
  return {
    packages: packages.map(({ id, title, sessions, validMonths }) => ({
      id,
      sessions,
      title: title[locale],
      /** The last day of a package that is sold today, `YYYY-MM-DD`; null for no end. */
      lastDay: validMonths > 0 ? lastDayAfter(today, validMonths) : null,
    })),
    paymentLink: last?.paymentLink ?? '',
    paymentText: last?.paymentText ?? '',
  };
}
export type SalesDesk = Awaited<ReturnType<typeof salesDesk>> & {
  /** Whether mails are stored as files instead of sent, because there is no mail server. */
  mailsToFiles: boolean;
};
