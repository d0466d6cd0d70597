import { Link } from '@tanstack/react-router';
import { EnteredText } from '#/owner/kit/fact-list';
import { recordClient } from '#/owner/records/client';
import { recordWords } from '#/owner/records/copy';
import { filterOptions } from '#/owner/records/filter-bar';
import { usePersonPart } from '#/owner/records/person-part';
import type { RecordKind } from '#/owner/records/record';
import { RecordLines, usePersonColumn } from '#/owner/records/record-rows';
import { clockTime, longDate, shortDateTime } from '#/platform/i18n/dates';
import { momentIn } from '#/platform/i18n/moment';
import { Latin } from '#/ui/facts';
import { useLocale, useWords } from '#/ui/language/language';
import type { ReservationTypes } from './admin-queries';
import { noteNames } from './contract';
import { adminBookingWords, bookingWords } from './copy';
import { chooseOrder, periods, sorts, statuses } from './rules';
import { AnswersFold } from './ui/admin/answers-fold';
import { ReservationActions } from './ui/admin/reservation-actions';
import { ReservationViews } from './ui/admin/reservation-views';

const timeRange = ({ start, end, timeZone }: { start: string; end: string; timeZone: string }) =>
  `${clockTime(timeZone, new Date(start))}–${clockTime(timeZone, new Date(end))}`;

export const reservationRecords: RecordKind<ReservationTypes> = {
  client: recordClient('reservations'),
  words: adminBookingWords,
  tones: { pending: 'new', confirmed: 'open', completed: 'done', no_show: 'bad', cancelled: 'off' },
  isWaiting: ({ isOver, status }) => status === 'pending' && !isOver,
  note({ isOver, status, requestEnd, cancelledBy }, { outcome, requestEnds, cancelledBy: cancellers }) {
    if (requestEnd) return requestEnds[requestEnd];
    if (cancelledBy) return cancellers[cancelledBy];
    return isOver && status === 'confirmed' ? outcome.over : null;
  },
  done: ({ done }) => done.status,
  whyNotErasable: ({ erasable }, { actions }) => (erasable ? null : actions.eraseAhead),
  useColumns() {
    const { columns } = useWords(adminBookingWords);
    const locale = useLocale();
    return [
      {
        label: columns.time,
        width: '13rem',
        cell: (item) => (
          <RecordLines
            first={<time dateTime={item.start}>{longDate(locale, item.timeZone, new Date(item.start))}</time>}
            second={timeRange(item)}
          />
        ),
      },
      usePersonColumn(columns.person),
      {
        label: columns.service,
        width: '3fr',
        cell: (item) => (
          <>
            <RecordLines first={item.service} second={item.serviceDuration} />
            <AnswersFold item={item} />
          </>
        ),
      },
    ];
  },
  useFilters({ period = 'upcoming' }, services) {
    const { filters, statuses: names } = useWords(adminBookingWords);
    const { list } = useWords(recordWords);
    return [
      {
        name: 'period',
        label: filters.period,
        options: periods.map((value) => ({ value, label: filters.periods[value] })),
        defaultValue: 'upcoming',
      },
      { name: 'status', label: list.status, options: filterOptions(statuses, names, list.everyStatus) },
      {
        name: 'service',
        label: filters.service,
        options: [{ value: '', label: filters.everyService }, ...services],
      },
      {
        name: 'sort',
        label: filters.sort,
        options: sorts.map((value) => ({ value, label: filters.orders[chooseOrder(period, value)] })),
        defaultValue: 'date',
      },
    ];
  },
  useParts(record) {
    const { detail, requestEnds, cancelledBy: cancellers } = useWords(adminBookingWords);
    const { person } = useWords(recordWords);
    const { labels } = useWords(bookingWords).form.notes;
    const locale = useLocale();
    const { start, timeZone, visitorTime, noShows, answerBy, balanceId, requestEnd, cancelledBy, questions } =
      record;
    const at = new Date(start);
    return [
      {
        id: 'appointment',
        title: detail.appointment,
        facts: [
          {
            term: detail.date,
            detail: <time dateTime={start}>{longDate(locale, timeZone, at)}</time>,
          },
          { term: detail.time, detail: timeRange(record) },
          visitorTime ? { term: detail.visitorTime, detail: momentIn(locale, visitorTime, at) } : null,
          { term: detail.service, detail: record.service },
          { term: detail.duration, detail: record.serviceDuration },
          record.status === 'cancelled'
            ? null
            : {
                term: detail.place,
                detail: (
                  <bdi>
                    {record.place.kind === 'address' ? record.place.detail : detail.places[record.place.kind]}
                  </bdi>
                ),
              },
          { term: person.received, detail: shortDateTime(locale, timeZone, new Date(record.createdAt)) },
          { term: person.number, detail: <Latin text={record.id} /> },
          noShows > 0 ? { term: detail.noShows, detail: detail.noShowCount(noShows) } : null,
          answerBy
            ? { term: detail.answerBy, detail: shortDateTime(locale, timeZone, new Date(answerBy)) }
            : null,
          balanceId
            ? {
                term: detail.paidBy,
                detail: (
                  <Link to="/admin/balances/$id" params={{ id: balanceId }}>
                    {detail.balance}
                  </Link>
                ),
              }
            : null,
          requestEnd ? { term: detail.requestEnd, detail: requestEnds[requestEnd] } : null,
          cancelledBy ? { term: detail.requestEnd, detail: cancellers[cancelledBy] } : null,
          record.cancellationNote
            ? { term: detail.note, detail: <EnteredText text={record.cancellationNote} />, wide: true }
            : null,
        ],
      },
      usePersonPart(
        record,
        noteNames.map((name) => ({ term: labels[name], text: record[name] })),
      ),
      ...(questions?.length
        ? [
            {
              id: 'answers',
              title: detail.answers,
              facts: questions.map(({ question, answer }) => ({
                term: question,
                detail: <EnteredText text={answer} />,
                wide: true,
              })),
            },
          ]
        : []),
    ];
  },
  Views: ReservationViews,
  Above: ReservationActions,
};
