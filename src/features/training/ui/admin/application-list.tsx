import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { StatusTag } from '#/owner/kit/status-tag';
import { recordWords } from '#/owner/records/copy';
import type { FilterOption } from '#/owner/records/filter-bar';
import { PersonLines } from '#/owner/records/person-lines';
import { RecordLines, type RecordRow } from '#/owner/records/record-list';
import { RecordPage } from '#/owner/records/record-page';
import { shortMoment } from '#/platform/i18n/dates';
import { timeZone } from '#/platform/time/site-zone';
import { useLocale, useWords } from '#/ui/language/language';
import { applicationsFile, applicationsQuery } from '../../admin-client';
import type { ApplicationSummary } from '../../admin-contract';
import { trainingWords } from '../../copy';
import { adminTrainingWords } from '../../copy/admin';
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
  const copy = useWords(adminTrainingWords);
  const labels = useWords(recordWords);
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
  const { columns } = useWords(adminTrainingWords);
  return [
    { label: columns.person, width: '3fr' },
    { label: columns.program, width: '4fr' },
    { label: columns.received, width: '10rem' },
    { label: columns.status, width: '8.5rem' },
  ];
}

export function useApplicationRows(items: readonly ApplicationSummary[]): RecordRow[] {
  const { statuses, people } = useWords(adminTrainingWords);
  const { trainingTypes } = useWords(trainingWords);
  const { list } = useWords(recordWords);
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
