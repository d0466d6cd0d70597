import { useCopy } from '#/platform/i18n/copy';
import { FilterBar, FilterSelect, SearchField } from '#/ui/admin/filter-bar';
import {
  type EventType,
  eventTypes,
  type MessageSearch,
  type MessageStatus,
  messageStatuses,
} from '../../rules';

/** Narrows the list; everything chosen stands in the address. */
export function MessageFilters({
  search,
  onSearch,
}: {
  search: MessageSearch;
  /** Given only what changes: what was chosen before it may still be on its way. */
  onSearch: (changed: MessageSearch) => void;
}) {
  const { filters, statuses } = useCopy('adminContact');
  const { eventTypes: subjects } = useCopy('contact');
  const { list } = useCopy('adminInbox');
  const change = (part: Partial<MessageSearch>) => onSearch({ page: undefined, ...part });
  return (
    <FilterBar label={list.filters}>
      <SearchField
        label={list.search}
        placeholder={filters.search}
        value={search.q ?? ''}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <FilterSelect<MessageStatus | ''>
        label={list.status}
        value={search.status ?? ''}
        options={[
          { value: '', label: filters.all },
          ...messageStatuses.map((value) => ({ value, label: statuses[value] })),
        ]}
        onChoose={(status) => change({ status: status || undefined })}
      />
      <FilterSelect<EventType | ''>
        label={filters.subject}
        value={search.subject ?? ''}
        options={[
          { value: '', label: filters.everySubject },
          ...eventTypes.map((value) => ({ value, label: subjects[value] })),
        ]}
        onChoose={(subject) => change({ subject: subject || undefined })}
      />
    </FilterBar>
  );
}
