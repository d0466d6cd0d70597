import { Link } from '@tanstack/react-router';
import { recordClient } from '#/owner/records/client';
import { filterOptions } from '#/owner/records/filter-bar';
import { usePersonPart } from '#/owner/records/person-part';
import type { RecordKind } from '#/owner/records/record';
import { RecordLines, usePersonColumn } from '#/owner/records/record-rows';
import { calendarDays } from '#/platform/i18n/dates';
import { comma } from '#/platform/i18n/locale';
import { inlineActionClass } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import type { WaitingTypes } from './admin-queries';
import { adminWaitingWords } from './copy';
import { waitingStatuses } from './rules';
import { OfferList } from './ui/admin/offer-list';
import { WaitingActions } from './ui/admin/waiting-actions';

export const waitingRecords: RecordKind<WaitingTypes> = {
  client: recordClient('waiting'),
  words: adminWaitingWords,
  tones: {
    unconfirmed: 'off',
    waiting: 'open',
    booked: 'done',
    left: 'off',
    removed: 'off',
    ended: 'off',
  },
  done: ({ done }) => done.status,
  useColumns() {
    const { columns, wishes, offered } = useWords(adminWaitingWords);
    const locale = useLocale();
    const moment = useShortDateTime();
    return [
      usePersonColumn(columns.person),
      {
        label: columns.service,
        width: '2fr',
        cell: ({ service, offer }) => (
          <RecordLines
            first={<bdi>{service}</bdi>}
            second={offer ? offered(moment(offer.start), moment(offer.until)) : undefined}
          />
        ),
      },
      {
        label: columns.wishes,
        width: '2fr',
        cell: ({ wishes: wished }) => (
          <RecordLines
            first={[wishes.days(wished.weekdays), wishes.parts(wished.parts)].join(comma[locale])}
            second={calendarDays(locale, wished.fromDay, wished.toDay)}
          />
        ),
      },
    ];
  },
  useFilters() {
    const { filters, statuses } = useWords(adminWaitingWords);
    return [
      {
        name: 'status',
        label: filters.status,
        options: filterOptions(waitingStatuses, statuses, filters.everyStatus),
      },
    ];
  },
  useParts(record) {
    const { detail, wishes } = useWords(adminWaitingWords);
    const locale = useLocale();
    const moment = useShortDateTime();
    const { service, wishes: wished, createdAt, reservationId } = record;
    return [
      {
        id: 'entry',
        title: detail.entry,
        facts: [
          { term: detail.service, detail: <bdi>{service}</bdi> },
          { term: detail.days, detail: calendarDays(locale, wished.fromDay, wished.toDay) },
          { term: detail.weekdays, detail: wishes.days(wished.weekdays) },
          { term: detail.parts, detail: wishes.parts(wished.parts) },
          { term: detail.joined, detail: moment(createdAt) },
          reservationId
            ? {
                term: detail.reservation,
                detail: (
                  <Link
                    to="/admin/reservations/$id"
                    params={{ id: reservationId }}
                    className={inlineActionClass}
                  >
                    {detail.open}
                  </Link>
                ),
              }
            : null,
        ],
      },
      { id: 'offers', title: detail.offers, content: <OfferList offers={record.offers} /> },
      usePersonPart({ ...record, company: undefined }, []),
    ];
  },
  Above: WaitingActions,
};
