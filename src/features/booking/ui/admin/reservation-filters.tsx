import { recordWords } from '#/owner/records/copy';
import { FilterBar, type FilterOption, FilterSelect, SearchField } from '#/owner/records/filter-bar';
import { useWords } from '#/ui/language/language';
import { adminBookingWords } from '../../copy/admin';
import {
  orderOf,
  type Period,
  periods,
  type ReservationSearch,
  type ReservationStatus,
  type Sort,
  sorts,
  statuses,
} from '../../rules';

/** Narrows the list; everything chosen stands in the address. */
export function ReservationFilters({
  search,
  services,
  onSearch,
}: {
  search: ReservationSearch;
  services: readonly FilterOption[];
  /** Given only what changes: what was chosen before it may still be on its way. */
  onSearch: (changed: ReservationSearch) => void;
}) {
  const { filters, statuses: names } = useWords(adminBookingWords);
  const { list } = useWords(recordWords);
  const change = (part: Partial<ReservationSearch>) => onSearch({ page: undefined, ...part });
  return (
    <FilterBar label={list.filters}>
      <SearchField
        label={list.search}
        placeholder={filters.search}
        value={search.q ?? ''}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <FilterSelect<Period>
        label={filters.period}
        value={search.period ?? 'upcoming'}
        options={periods.map((value) => ({ value, label: filters.periods[value] }))}
        onChoose={(period) => change({ period: period === 'upcoming' ? undefined : period })}
      />
      <FilterSelect<ReservationStatus | ''>
        label={list.status}
        value={search.status ?? ''}
        options={[
          { value: '', label: list.everyStatus },
          ...statuses.map((value) => ({ value, label: names[value] })),
        ]}
        onChoose={(status) => change({ status: status || undefined })}
      />
      <FilterSelect
        label={filters.service}
        value={search.service ?? ''}
        options={[{ value: '', label: filters.everyService }, ...services]}
        onChoose={(service) => change({ service: service || undefined })}
      />
      <FilterSelect<Sort>
        label={filters.sort}
        value={search.sort ?? 'date'}
        options={sorts.map((value) => ({
          value,
          label: filters.orders[orderOf(search.period ?? 'upcoming', value)],
        }))}
        onChoose={(sort) => change({ sort: sort === 'date' ? undefined : sort })}
      />
    </FilterBar>
  );
}
