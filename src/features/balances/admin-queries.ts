import { and, asc, desc, eq, gt, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { allServices, sellablePackages, titleOf } from '#/features/catalogue/queries';
import { siteTimeZone } from '#/features/profile/queries';
import { recordQueries } from '#/owner/records/queries';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { matchesQuery } from '#/platform/db/search';
import type { Locale } from '#/platform/i18n/locale';
import { isoWithOffset, toWallTime } from '#/platform/time/zone';
import type { BalanceDetail, SalesDesk } from './admin-contract';
import { adminBalanceCopy } from './copy/admin/all';
import { isTrue } from './jobs';
import { balanceMailKinds } from './mails/kinds';
import { entriesOf, lastDayOf, toEntry } from './queries';
import { type BalanceSearch, type BalanceState, isErasable, lastDayAfter, nextStatuses } from './rules';
import { type BalanceRow, balanceEntries, balances } from './table';

/** Which balances are in a state, in SQL: what `rules.ts` says of a row, has to be the same here. */
function inState(state: BalanceState, now: Date): SQL | undefined {
  const { status, left, expiresAt } = balances;
  const hasExpired = or(eq(status, 'expired'), lte(expiresAt, now)) ?? sql`false`;
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

/** The owner's queries of sold packages. */
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
    lastDay: lastDayOf(row, timeZone),
  }),
  detail: (row, locale, { now, timeZone, related: services }) => ({
    title: row.title[locale],
    phone: row.phone,
    sessions: row.sessions,
    left: row.left,
    lastDay: lastDayOf(row, timeZone),
    paidAt: row.paidAt?.toISOString() ?? null,
    services: row.services.map((id) => titleOf(services.get(id), id, locale)),
    returnHours: row.returnHours,
    bookBeforePaid: row.bookBeforePaid,
    reference: row.reference ?? '',
    paymentLink: row.paymentLink ?? '',
    paymentText: row.paymentText ?? '',
    price: row.price ?? '',
    next: row.erasedAt ? [] : nextStatuses(row),
    erasable: !row.erasedAt && isErasable(row, now),
    sequence: row.version,
  }),
  resendable: ({ kind }, row, now) =>
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
});

/** One with its ledger. */
export async function balanceDetail(
  ctx: Pick<Context, 'db' | 'clock'>,
  id: string,
  locale: Locale,
): Promise<BalanceDetail | undefined> {
  const found = await balanceQueries.detail(ctx, id, locale);
  if (!found) return undefined;
  const entries = await entriesOf(ctx.db, id);
  return { ...found, entries: entries.map((row) => ({ ...toEntry(row), note: row.note })) };
}

/** What each of these balances says of its person, for the person: with the ledger. */
export async function describedBalances(
  ctx: Pick<Context, 'db' | 'clock'>,
  rows: readonly BalanceRow[],
  locale: Locale,
) {
  const [texts, timeZone, entries] = await Promise.all([
    balanceQueries.described(ctx, rows, locale),
    siteTimeZone(ctx.db),
    entriesAbout(
      ctx.db,
      rows.map(({ id }) => id),
    ),
  ]);
  const { ledger, entries: words } = adminBalanceCopy[locale];
  return rows.map((row, index) => [
    ...(texts[index] ?? []),
    {
      term: ledger.title,
      text: entries
        .filter(({ balanceId }) => balanceId === row.id)
        .map(({ at, kind, sessions, left, note }) =>
          [toWallTime(at, timeZone).date, words[kind], `${sessions} → ${left}`, note]
            .filter(Boolean)
            .join(', '),
        )
        .join('\n'),
    },
  ]);
}

const entriesAbout = (db: Executor, ids: string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(balanceEntries)
        .where(inArray(balanceEntries.balanceId, ids))
        .orderBy(asc(balanceEntries.balanceId), asc(balanceEntries.place));

/** What can be sold, and how the last one was to be paid: it is usually the same. */
export async function salesDesk(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  locale: Locale,
): Promise<SalesDesk> {
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
      lastDay: validMonths > 0 ? lastDayAfter(today, validMonths) : null,
    })),
    paymentLink: last?.paymentLink ?? '',
    paymentText: last?.paymentText ?? '',
  };
}
