import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { clockTime, longDate } from '#/platform/i18n/dates';
import { AdminHead } from '#/ui/admin/admin-head';
import type { FilterOption } from '#/ui/admin/filter-bar';
import { PersonLines } from '#/ui/admin/person-lines';
import { Pager, RecordLines, RecordList, type RecordRow } from '#/ui/admin/record-list';
import { StatusTag } from '#/ui/admin/status-tag';
import { buttonClass, inlineActionClass } from '#/ui/button';
import { EmptyState } from '#/ui/feedback';
import { reservationsFile, reservationsQuery } from '../../admin-client';
import type { ReservationSummary } from '../../admin-contract';
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
  const copy = useCopy('adminBooking');
  const { list, pages } = useCopy('adminInbox');
  const locale = useLocale();
  const { data } = useSuspenseQuery(reservationsQuery(search, locale));
  const isNarrowed = Object.keys(search).length > 0;
  const columns = useReservationColumns();
  const rows = useReservationRows(data.items);
  return (
    <>
      <AdminHead title={copy.title} actions={<ReservationViews />} />
      <ReservationFilters search={search} services={services} onSearch={onSearch} />
      {data.items.length === 0 ? (
        <EmptyState
          level={3}
          title={isNarrowed ? copy.empty.filteredTitle : copy.empty.title}
          text={isNarrowed ? copy.empty.filteredText : copy.empty.text}
          action={
            isNarrowed ? (
              <Link
                to="/admin/reservations"
                search={{}}
                className={buttonClass({ kind: 'secondary', dense: true })}
              >
                {list.clear}
              </Link>
            ) : null
          }
        />
      ) : (
        <RecordList label={copy.title} columns={columns} rows={rows} />
      )}
      <Pager
        page={data.page}
        pages={data.pages}
        words={pages}
        link={(page, label) => (
          <Link
            to="/admin/reservations"
            search={{ ...search, page: page > 1 ? String(page) : undefined }}
            className={inlineActionClass}
          >
            {label}
          </Link>
        )}
      />
      <div className="list-foot">
        <span role="status">{copy.count(data.total)}</span>
        <a href={reservationsFile(search, locale)} download className={inlineActionClass}>
          {list.csv}
        </a>
      </div>
    </>
  );
}

export function useReservationColumns() {
  const { columns } = useCopy('adminBooking');
  return [
    { label: columns.time, width: '13rem' },
    { label: columns.person, width: '3fr' },
    { label: columns.service, width: '3fr' },
    { label: columns.status, width: '11rem' },
  ];
}

export function useReservationRows(items: readonly ReservationSummary[]): RecordRow[] {
  const { statuses } = useCopy('adminBooking');
  const { list } = useCopy('adminInbox');
  const locale = useLocale();
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
        second={item.mailFailing ? <span className="mail-failing">{list.mailFailing}</span> : null}
      />,
    ],
  }));
}
