import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { StatusTag } from '#/owner/kit/status-tag';
import { recordWords } from '#/owner/records/copy';
import type { FilterOption } from '#/owner/records/filter-bar';
import { PersonLines } from '#/owner/records/person-lines';
import { RecordLines, type RecordRow } from '#/owner/records/record-list';
import { RecordPage } from '#/owner/records/record-page';
import { clockTime, longDate } from '#/platform/i18n/dates';
import { useLocale, useWords } from '#/ui/language/language';
import { reservationsFile, reservationsQuery } from '../../admin-client';
import type { ReservationSummary } from '../../admin-contract';
import { adminBookingWords } from '../../copy/admin';
import type { ReservationSearch } from '../../rules';
import { ReservationFilters } from './reservation-filters';
import { ReservationViews } from './reservation-views';
import { statusTones } from './status-tone';

interface ReservationListProps {
  search: ReservationSearch;
  services: readonly FilterOption[];
  onSearch: (search: ReservationSearch) => void;
}

/** Every appointment, as it is narrowed; the upcoming ones unless something else is chosen. */
export function ReservationList({ search, services, onSearch }: ReservationListProps) {
  const copy = useWords(adminBookingWords);
  const labels = useWords(recordWords);
  const locale = useLocale();
  const { data } = useSuspenseQuery(reservationsQuery(search, locale));
  const columns = useReservationColumns();
  const rows = useReservationRows(data.items);
  return (
    <RecordPage
      words={copy}
      labels={labels}
      search={search}
      actions={<ReservationViews />}
      filters={<ReservationFilters search={search} services={services} onSearch={onSearch} />}
      columns={columns}
      rows={rows}
      found={data}
      link={(wanted, className, label) => (
        <Link to="/admin/reservations" search={wanted} className={className}>
          {label}
        </Link>
      )}
      file={reservationsFile(search, locale)}
    />
  );
}

export function useReservationColumns() {
  const { columns } = useWords(adminBookingWords);
  return [
    { label: columns.time, width: '13rem' },
    { label: columns.person, width: '3fr' },
    { label: columns.service, width: '3fr' },
    { label: columns.status, width: '8.5rem' },
  ];
}

export function useReservationRows(items: readonly ReservationSummary[]): RecordRow[] {
  const { statuses } = useWords(adminBookingWords);
  const { list } = useWords(recordWords);
  const locale = useLocale();
  const noteOf = useStatusNote();
  return items.map((item) => ({
    id: item.id,
    cells: [
      <Link key="time" to="/admin/reservations/$id" params={{ id: item.id }} className="record-link">
        <RecordLines
          first={<time dateTime={item.start}>{longDate(locale, item.timeZone, new Date(item.start))}</time>}
          second={`${clockTime(item.timeZone, new Date(item.start))}–${clockTime(item.timeZone, new Date(item.end))}`}
        />
      </Link>,
      <PersonLines key="person" person={item} erased={list.erased} />,
      <RecordLines key="service" first={item.service} second={item.serviceDuration} />,
      <RecordLines
        key="status"
        first={<StatusTag tone={statusTones[item.status]}>{statuses[item.status]}</StatusTag>}
        second={noteOf(item)}
      />,
    ],
  }));
}

/** What else there is to know of an appointment's state; nothing where there is nothing. */
function useStatusNote() {
  const { outcome } = useWords(adminBookingWords);
  const { list } = useWords(recordWords);
  return ({ mailFailing, isOver, status }: ReservationSummary) => {
    if (mailFailing) return <span className="mail-failing">{list.mailFailing}</span>;
    return isOver && status === 'confirmed' ? outcome.over : null;
  };
}
