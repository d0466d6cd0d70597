import { recordWords } from '#/owner/records/copy';
import { FilterBar, type FilterOption, FilterSelect, SearchField } from '#/owner/records/filter-bar';
import { useWords } from '#/ui/language/language';
import { trainingWords } from '../../copy';
import { adminTrainingWords } from '../../copy/admin';
import {
  type ApplicationSearch,
  type ApplicationStatus,
  statuses,
  type TrainingType,
  trainingTypes,
} from '../../rules';

/** Narrows the list; everything chosen stands in the address. */
export function ApplicationFilters({
  search,
  programs,
  onSearch,
}: {
  search: ApplicationSearch;
  programs: readonly FilterOption[];
  /** Given only what changes: what was chosen before it may still be on its way. */
  onSearch: (changed: ApplicationSearch) => void;
}) {
  const { filters, statuses: names } = useWords(adminTrainingWords);
  const { trainingTypes: types } = useWords(trainingWords);
  const { list } = useWords(recordWords);
  const change = (part: Partial<ApplicationSearch>) => onSearch({ page: undefined, ...part });
  return (
    <FilterBar label={list.filters}>
      <SearchField
        label={list.search}
        placeholder={filters.search}
        value={search.q ?? ''}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <FilterSelect<ApplicationStatus | ''>
        label={list.status}
        value={search.status ?? ''}
        options={[
          { value: '', label: list.everyStatus },
          ...statuses.map((value) => ({ value, label: names[value] })),
        ]}
        onChoose={(status) => change({ status: status || undefined })}
      />
      <FilterSelect
        label={filters.program}
        value={search.program ?? ''}
        options={[{ value: '', label: filters.everyProgram }, ...programs]}
        onChoose={(program) => change({ program: program || undefined })}
      />
      <FilterSelect<TrainingType | ''>
        label={filters.type}
        value={search.type ?? ''}
        options={[
          { value: '', label: filters.everyType },
          ...trainingTypes.map((value) => ({ value, label: types[value] })),
        ]}
        onChoose={(type) => change({ type: type || undefined })}
      />
    </FilterBar>
  );
}
