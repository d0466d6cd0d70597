import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { timeZone } from '#/features/availability/contract';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { shortMoment } from '#/platform/i18n/dates';
import { AdminHead } from '#/ui/admin/admin-head';
import type { FilterOption } from '#/ui/admin/filter-bar';
import { PersonLines } from '#/ui/admin/person-lines';
import { Pager, RecordLines, RecordList, type RecordRow } from '#/ui/admin/record-list';
import { StatusTag } from '#/ui/admin/status-tag';
import { buttonClass, inlineActionClass } from '#/ui/button';
import { EmptyState } from '#/ui/feedback';
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
  const { list, pages } = useCopy('adminInbox');
  const locale = useLocale();
  const { data } = useSuspenseQuery(applicationsQuery(search, locale));
  const isNarrowed = Object.keys(search).length > 0;
  const columns = useApplicationColumns();
  const rows = useApplicationRows(data.items);
  return (
    <>
      <AdminHead title={copy.title} />
      <ApplicationFilters search={search} programs={programs} onSearch={onSearch} />
      {data.items.length === 0 ? (
        <EmptyState
          level={3}
          title={isNarrowed ? copy.empty.filteredTitle : copy.empty.title}
          text={isNarrowed ? copy.empty.filteredText : copy.empty.text}
          action={
            isNarrowed ? (
              <Link
                to="/admin/applications"
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
            to="/admin/applications"
            search={{ ...search, page: page > 1 ? String(page) : undefined }}
            className={inlineActionClass}
          >
            {label}
          </Link>
        )}
      />
      <div className="list-foot">
        <span role="status">{copy.count(data.total)}</span>
        <a href={applicationsFile(search, locale)} download className={inlineActionClass}>
          {list.csv}
        </a>
      </div>
    </>
  );
}

export function useApplicationColumns() {
  const { columns } = useCopy('adminTraining');
  return [
    { label: columns.person, width: '3fr' },
    { label: columns.program, width: '4fr' },
    { label: columns.received, width: '10rem' },
    { label: columns.status, width: '11rem' },
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
