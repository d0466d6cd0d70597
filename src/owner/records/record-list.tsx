import type { CSSProperties, ReactNode } from 'react';
import './records.css';

export interface RecordColumn {
  label: string;
  /** A track of a grid, such as '12rem' or '2fr'. */
  width: string;
}

export interface RecordRow {
  id: string;
  /** One for each column; a link of the class `record-link` in it makes the whole row its target. */
  cells: ReactNode[];
  /** Waits for the owner: set bold. */
  fresh?: boolean;
}

/** A long list: lines of a table on a wide page, cards on a phone. */
export function RecordList({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly RecordColumn[];
  rows: readonly RecordRow[];
}) {
  const tracks = columns.map(({ width }) => `minmax(0, ${width})`).join(' ');
  return (
    <div className="records" style={{ '--tracks': tracks } as CSSProperties}>
      <div className="record-heads" aria-hidden="true">
        {columns.map((column) => (
          <span key={column.label}>{column.label}</span>
        ))}
      </div>
      <ul aria-label={label}>
        {rows.map((row) => (
          <li key={row.id} className="record" data-fresh={row.fresh || undefined}>
            {columns.map((column, index) => (
              <div key={column.label} className="record-cell">
                <span className="visually-hidden">{column.label}: </span>
                <div className="may-shrink">{row.cells[index]}</div>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A pair of lines in a cell: what it is, and what belongs to it. */
export function RecordLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <>
      <span className="record-first">{first}</span>
      {second ? <span className="record-second">{second}</span> : null}
    </>
  );
}

export interface PagerWords {
  label: string;
  previous: string;
  next: string;
  place: (page: number, pages: number) => string;
}

/** Back and on through the pages of a list; `link` makes the address of a page. */
export function Pager({
  page,
  pages,
  words,
  link,
}: {
  page: number;
  pages: number;
  words: PagerWords;
  link: (page: number, label: string) => ReactNode;
}) {
  if (pages < 2 && page === 1) return null;
  return (
    <nav className="pager" aria-label={words.label}>
      {page > 1 ? link(Math.min(page - 1, pages), words.previous) : <span />}
      <span className="pager-place">{words.place(page, pages)}</span>
      {page < pages ? link(page + 1, words.next) : <span />}
    </nav>
  );
}
