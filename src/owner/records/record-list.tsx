import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AdminHead } from '#/owner/kit/admin-head';
import { buttonClass, inlineActionClass } from '#/ui/button';
import { EmptyState } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { recordWords } from './copy';
import {
  FilterBar,
  type FilterOption,
  FilterSelect,
  ListFoot,
  SearchField,
  useFilterChange,
} from './filter-bar';
import styles from './pager.module.css';
import type { Page } from './paging';
import type { RecordKind, RecordTypes } from './record';
import { RecordRows } from './record-rows';

interface RecordListProps<Types extends RecordTypes> {
  kind: RecordKind<Types>;
  search: Types['search'];
  /** The items of the catalogue that the list can be filtered by. */
  offered?: readonly FilterOption[];
}

export function RecordList<Types extends RecordTypes>(props: RecordListProps<Types>) {
  const { kind, search } = props;
  const { title, empty, count } = useWords(kind.words);
  const { list } = useWords(recordWords);
  const locale = useLocale();
  const { data: found } = useSuspenseQuery(kind.client.list(search, locale));
  const isFiltered = Object.keys(search).length > 0;
  const link = (wanted: Types['search'], className: string, label: string) => (
    <Link {...kind.client.pages.list(wanted)} className={className}>
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
          title={isFiltered ? empty.filteredTitle : empty.title}
          text={isFiltered ? empty.filteredText : empty.text}
          action={isFiltered ? link({}, buttonClass({ kind: 'secondary', dense: true }), list.clear) : null}
        />
      ) : (
        <RecordRows kind={kind} items={found.items} label={title} />
      )}
      <Pager
        found={found}
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

interface PagerProps {
  found: Pick<Page<unknown>, 'page' | 'pages'>;
  link: (page: number, label: string) => ReactNode;
}

function Pager({ found: { page, pages }, link }: PagerProps) {
  const { pages: words } = useWords(recordWords);
  if (pages < 2 && page === 1) return null;
  return (
    <nav className={styles.root} aria-label={words.label}>
      {page > 1 ? link(Math.min(page - 1, pages), words.previous) : <span />}
      <span className={styles.place}>{words.place(page, pages)}</span>
      {page < pages ? link(page + 1, words.next) : <span />}
    </nav>
  );
}

function RecordFilters<Types extends RecordTypes>({ kind, search, offered = [] }: RecordListProps<Types>) {
  const { filters } = useWords(kind.words);
  const { list } = useWords(recordWords);
  const changeFilters = useFilterChange();
  const change = (name: string, value: string | undefined) =>
    changeFilters({ page: undefined, [name]: value });
  return (
    <FilterBar label={list.filters}>
      <SearchField
        label={list.search}
        placeholder={filters.search}
        value={search.q ?? ''}
        onSearch={(q) => change('q', q || undefined)}
      />
      {kind.useFilters(search, offered).map(({ name, label, options, defaultValue = '' }) => (
        <FilterSelect
          key={name}
          label={label}
          value={String(search[name] ?? defaultValue)}
          options={options}
          onChoose={(value) => change(name, value === defaultValue ? undefined : value)}
        />
      ))}
    </FilterBar>
  );
}
