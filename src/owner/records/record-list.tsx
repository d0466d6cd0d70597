import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminHead } from '#/owner/kit/admin-head.tsx';
import { buttonClass, inlineActionClass } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/feedback.tsx';
import { useLocale, useWords } from '#/ui/language/language.tsx';
import { recordWords } from './copy/index.ts';
import {
  FilterBar,
  type FilterOption,
  FilterSelect,
  ListFoot,
  SearchField,
  useNarrowing,
} from './filter-bar.tsx';
import { Pager } from './pager.tsx';
import type { RecordKind, RecordTypes } from './record.ts';
import { RecordRows } from './record-rows.tsx';

interface RecordListProps<Types extends RecordTypes> {
  kind: RecordKind<Types>;
  /** How it is narrowed, as it stands in the address. */
  search: Types['search'];
  /** What of the catalogue it can be narrowed to. */
  offered?: readonly FilterOption[];
}

/** A long list that can be narrowed, turned over and taken home. */
export function RecordList<Types extends RecordTypes>(props: RecordListProps<Types>) {
  const { kind, search } = props;
  const { title, empty, count } = useWords(kind.words);
  const { list, pages } = useWords(recordWords);
  const locale = useLocale();
  const { data: found } = useSuspenseQuery(kind.client.list(search, locale));
  const isNarrowed = Object.keys(search).length > 0;
  const link = (wanted: Types['search'], className: string, label: string) => (
    <Link {...kind.paths.list(wanted)} className={className}>
      {label}
    </Link>
  );
  return (
    <>
      <AdminHead title={title} actions={kind.Views ? <kind.Views /> : null} />
      <RecordFilters {...props} />
      {found.items.length === 0 ? (
        <EmptyState
          level={3}
          title={isNarrowed ? empty.filteredTitle : empty.title}
          text={isNarrowed ? empty.filteredText : empty.text}
          action={isNarrowed ? link({}, buttonClass({ kind: 'secondary', dense: true }), list.clear) : null}
        />
      ) : (
        <RecordRows kind={kind} items={found.items} label={title} />
      )}
      <Pager
        page={found.page}
        pages={found.pages}
        words={pages}
        link={(page, label) =>
          link({ ...search, page: page > 1 ? String(page) : undefined }, inlineActionClass, label)
        }
      />
      <ListFoot>
        <span role="status" className={found.total === 0 ? 'visually-hidden' : undefined}>
          {count(found.total)}
        </span>
        {found.total > 0 ? (
          <a href={kind.client.file(search, locale)} download className={inlineActionClass}>
            {list.csv}
          </a>
        ) : null}
      </ListFoot>
    </>
  );
}

/** Narrows the list; everything chosen stands in the address. */
function RecordFilters<Types extends RecordTypes>({ kind, search, offered = [] }: RecordListProps<Types>) {
  const { filters } = useWords(kind.words);
  const { list } = useWords(recordWords);
  const narrow = useNarrowing();
  const change = (name: string, value: string | undefined) => narrow({ page: undefined, [name]: value });
  return (
    <FilterBar label={list.filters}>
      <SearchField
        label={list.search}
        placeholder={filters.search}
        value={search.q ?? ''}
        onSearch={(q) => change('q', q || undefined)}
      />
      {kind.useFilters(search, offered).map(({ name, label, options, usual = '' }) => (
        <FilterSelect
          key={name}
          label={label}
          value={String(search[name] ?? usual)}
          options={options}
          onChoose={(value) => change(name, value === usual ? undefined : value)}
        />
      ))}
    </FilterBar>
  );
}
