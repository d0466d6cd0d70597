import { recordWords } from '#/owner/records/copy';
import { FilterBar, FilterSelect, SearchField } from '#/owner/records/filter-bar';
import { useWords } from '#/ui/language/language';
import { contactWords } from '../../copy';
import { adminContactWords } from '../../copy/admin';
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
  const { filters, statuses } = useWords(adminContactWords);
  const { eventTypes: subjects } = useWords(contactWords);
  const { list } = useWords(recordWords);
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
