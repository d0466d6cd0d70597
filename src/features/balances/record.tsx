import { EnteredText } from '#/owner/kit/fact-list';
import { recordClient } from '#/owner/records/client';
import { filterOptions } from '#/owner/records/filter-bar';
import { usePersonPart } from '#/owner/records/person-part';
import type { RecordKind } from '#/owner/records/record';
import { RecordLines, usePersonColumn } from '#/owner/records/record-rows';
import { calendarDay } from '#/platform/i18n/dates';
import { Latin } from '#/ui/facts';
import { useLocale, useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import type { BalanceTypes } from './admin-queries';
import { adminBalanceWords } from './copy';
import { balanceStates } from './rules';
import { BalanceActions } from './ui/admin/balance-actions';
import { Ledger } from './ui/admin/ledger';
import { SellLink } from './ui/admin/sell-link';

/** The total in '2 of 5': the sessions sold, or the sessions left if these are more because the owner has added some. */
const everGiven = (left: number, sold: number) => Math.max(left, sold);

export const balanceRecords: RecordKind<BalanceTypes> = {
  client: recordClient('balances'),
  words: adminBalanceWords,
  tones: { unpaid: 'new', paid: 'open', expired: 'off', ended: 'off' },
  isWaiting: ({ status, erased }) => status === 'unpaid' && !erased,
  note: ({ left, status }, { usedUp }) =>
    left === 0 && (status === 'paid' || status === 'unpaid') ? usedUp : null,
  done: ({ done }) => done.status,
  whyNotErasable: ({ erasable }, { actions }) => (erasable ? null : actions.stillOpen),
  useColumns() {
    const { columns, leftOf, until, noEnd } = useWords(adminBalanceWords);
    const locale = useLocale();
    return [
      usePersonColumn(columns.person),
      { label: columns.package, width: '3fr', cell: ({ title }) => <bdi>{title}</bdi> },
      {
        label: columns.left,
        width: '10rem',
        cell: ({ left, sessions, lastDay }) => (
          <RecordLines
            first={leftOf(left, everGiven(left, sessions))}
            second={lastDay ? until(calendarDay(locale, lastDay)) : noEnd}
          />
        ),
      },
    ];
  },
  useFilters() {
    const { filters } = useWords(adminBalanceWords);
    return [
      {
        name: 'state',
        label: filters.state,
        options: filterOptions(balanceStates, filters.states, filters.everyState),
      },
    ];
  },
  useParts(record) {
    const { detail, ledger } = useWords(adminBalanceWords);
    const locale = useLocale();
    const moment = useShortDateTime();
    const { left, sessions, lastDay, services, returnHours, createdAt, paidAt } = record;
    const text = (typed: string) => (typed ? <EnteredText text={typed} /> : detail.none);
    return [
      {
        id: 'package',
        title: detail.package,
        facts: [
          { term: detail.package, detail: <bdi>{record.title}</bdi> },
          { term: detail.left, detail: <Latin text={`${left} / ${everGiven(left, sessions)}`} /> },
          { term: detail.lastDay, detail: lastDay ? calendarDay(locale, lastDay) : detail.noEnd },
          {
            term: detail.returns,
            detail: returnHours > 0 ? detail.returnsWithin(returnHours) : detail.returnsAlways,
          },
          {
            term: detail.services,
            detail: services.length > 0 ? services.join(' · ') : detail.everyService,
            wide: true,
          },
          { term: detail.sold, detail: moment(createdAt) },
          {
            term: detail.paid,
            detail: paidAt ? moment(paidAt) : detail.notPaid,
          },
          { term: detail.beforePaid, detail: record.bookBeforePaid ? detail.yes : detail.no },
          { term: detail.reference, detail: text(record.reference) },
          { term: detail.price, detail: text(record.price) },
          { term: detail.paymentLink, detail: text(record.paymentLink) },
          { term: detail.paymentText, detail: text(record.paymentText), wide: true },
          { term: detail.number, detail: <Latin text={record.id} />, wide: true },
        ],
      },
      usePersonPart(record, []),
      { id: 'ledger', title: ledger.title, content: <Ledger entries={record.entries} /> },
    ];
  },
  Views: SellLink,
  Above: BalanceActions,
};
