import type { ReactNode } from 'react';
import { AdminHead } from '#/owner/kit/admin-head.tsx';
import { buttonClass, inlineActionClass } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/feedback.tsx';
import { Pager, type PagerWords, type RecordColumn, RecordList, type RecordRow } from './record-list.tsx';

interface RecordPageProps<Search extends { page?: string | undefined }> {
  /** Of this list; `filtered` where something narrows it. */
  words: {
    title: string;
    count: (total: number) => string;
    empty: { title: string; text: string; filteredTitle: string; filteredText: string };
  };
  /** Of every list. */
  labels: { list: { clear: string; csv: string }; pages: PagerWords };
  /** How it is narrowed, as it stands in the address. */
  search: Search;
  actions?: ReactNode;
  filters: ReactNode;
  columns: readonly RecordColumn[];
  rows: readonly RecordRow[];
  found: { page: number; pages: number; total: number };
  /** The way to the list, narrowed so. */
  link: (search: Search, className: string, label: string) => ReactNode;
  /** The address of the list as a file. */
  file: string;
}

/** A long list that can be narrowed, turned over and taken home. */
export function RecordPage<Search extends { page?: string | undefined }>({
  words,
  labels: { list, pages },
  search,
  actions,
  filters,
  columns,
  rows,
  found,
  link,
  file,
}: RecordPageProps<Search>) {
  const { title, empty } = words;
  const isNarrowed = Object.keys(search).length > 0;
  return (
    <>
      <AdminHead title={title} actions={actions} />
      {filters}
      {rows.length === 0 ? (
        <EmptyState
          level={3}
          title={isNarrowed ? empty.filteredTitle : empty.title}
          text={isNarrowed ? empty.filteredText : empty.text}
          action={
            isNarrowed
              ? link({} as Search, buttonClass({ kind: 'secondary', dense: true }), list.clear)
              : null
          }
        />
      ) : (
        <RecordList label={title} columns={columns} rows={rows} />
      )}
      <Pager
        page={found.page}
        pages={found.pages}
        words={pages}
        link={(page, label) =>
          link({ ...search, page: page > 1 ? String(page) : undefined }, inlineActionClass, label)
        }
      />
      <div className="list-foot">
        <span role="status" className={found.total === 0 ? 'visually-hidden' : undefined}>
          {words.count(found.total)}
        </span>
        {found.total > 0 ? (
          <a href={file} download className={inlineActionClass}>
            {list.csv}
          </a>
        ) : null}
      </div>
    </>
  );
}
