import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { shortMoment } from '#/platform/i18n/dates';
import { timeZone } from '#/platform/time/site-zone';
import type { FilterOption } from '#/ui/admin/filter-bar';
import { PersonLines } from '#/ui/admin/person-lines';
import { RecordLines, type RecordRow } from '#/ui/admin/record-list';
import { RecordPage } from '#/ui/admin/record-page';
import { StatusTag } from '#/ui/admin/status-tag';
import { applicationsFile, applicationsQuery } from '../../admin-client';
import type { ApplicationSummary } from '../../admin-contract';
import type { ApplicationSearch } from '../../rules';
import { ApplicationFilters } from './application-filters';
import { statusTones } from './status-tone';

interface ApplicationListProps {
  search: ApplicationSearch;
  programs: readonly FilterOption[];
  onSearch: (search: ApplicationSearch) => void;
}

/** Every application, as it is narrowed; the latest first. */
export function ApplicationList({ search, programs, onSearch }: ApplicationListProps) {
  const copy = useCopy('adminTraining');
  const labels = useCopy('adminInbox');
  const locale = useLocale();
  const { data } = useSuspenseQuery(applicationsQuery(search, locale));
  const columns = useApplicationColumns();
  const rows = useApplicationRows(data.items);
  return (
    <RecordPage
      words={copy}
      labels={labels}
      search={search}
      filters={<ApplicationFilters search={search} programs={programs} onSearch={onSearch} />}
      columns={columns}
      rows={rows}
      found={data}
      link={(wanted, className, label) => (
        <Link to="/admin/applications" search={wanted} className={className}>
          {label}
        </Link>
      )}
      file={applicationsFile(search, locale)}
    />
  );
}

export function useApplicationColumns() {
  const { columns } = useCopy('adminTraining');
  return [
    { label: columns.person, width: '3fr' },
    { label: columns.program, width: '4fr' },
    { label: columns.received, width: '10rem' },
    { label: columns.status, width: '8.5rem' },
  ];
}

export function useApplicationRows(items: readonly ApplicationSummary[]): RecordRow[] {
  const { statuses, people } = useCopy('adminTraining');
  const { trainingTypes } = useCopy('training');
  const { list } = useCopy('adminInbox');
  const locale = useLocale();
  return items.map((item) => ({
    id: item.id,
    fresh: item.status === 'pending' && !item.erased,
    cells: [
      <Link key="person" to="/admin/applications/$id" params={{ id: item.id }} className="record-link">
        <PersonLines person={item} erased={list.erased} />
      </Link>,
      <RecordLines
        key="program"
        first={item.service}
        second={`${trainingTypes[item.trainingType]} · ${people(item.participantCount)}`}
      />,
      <time key="received" dateTime={item.createdAt}>
        {shortMoment(locale, timeZone, new Date(item.createdAt))}
      </time>,
      <RecordLines
        key="status"
        first={<StatusTag tone={statusTones[item.status]}>{statuses[item.status]}</StatusTag>}
        second={item.mailFailing ? <span className="mail-failing">{list.mailFailing}</span> : null}
      />,
    ],
  }));
}
