import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { StatusTag } from '#/owner/kit/status-tag';
import { classNames } from '#/ui/class-names';
import { Latin } from '#/ui/facts';
import { useWords } from '#/ui/language/language';
import { useShortDateTime } from '#/ui/language/short-date-time';
import type { RecordSummary } from './contract';
import { recordWords } from './copy';
import type { RecordColumn, RecordKind, RecordTypes } from './record';
import styles from './record-rows.module.css';

interface RecordRowsProps<Types extends RecordTypes> {
  kind: RecordKind<Types>;
  items: readonly Types['summary'][];
  label: string;
  /** Replaces the status column. */
  end?: RecordColumn<Types['summary']>;
}

/** Records as rows of a table on a wide page, as cards on a phone. */
export function RecordRows<Types extends RecordTypes>({ kind, items, label, end }: RecordRowsProps<Types>) {
  const status = useStatusColumn(kind);
  const columns = [...kind.useColumns(), end ?? status];
  const tracks = columns.map(({ width }) => `minmax(0, ${width})`).join(' ');
  return (
    <div className={styles.root} style={{ '--tracks': tracks }}>
      <div className={styles.heads} aria-hidden="true">
        {columns.map((column) => (
          <span key={column.label}>{column.label}</span>
        ))}
      </div>
      <ul aria-label={label}>
        {items.map((item) => (
          <li key={item.id} className={styles.record} data-waiting={kind.isWaiting?.(item) || undefined}>
            {columns.map((column, index) => (
              <div key={column.label} className={classNames(styles.cell, column === end && styles.end)}>
                <span className="visually-hidden">{column.label}: </span>
                <div className="may-shrink">
                  {index > 0 ? (
                    column.cell(item)
                  ) : (
                    <Link {...kind.client.pages.one(item.id)} className={styles.link}>
                      {column.cell(item)}
                    </Link>
                  )}
                </div>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function RecordLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <>
      <span className={styles.first}>{first}</span>
      {second ? <span className={styles.second}>{second}</span> : null}
    </>
  );
}

/** What somebody wrote, cut to two lines by the style sheet. */
export const Clamped = ({ text }: { text: string }) => (
  <span dir="auto" className={styles.clamped}>
    {text}
  </span>
);

export const Failing = ({ children }: { children: ReactNode }) => (
  <span className={styles.failing}>{children}</span>
);

function useStatusColumn<Types extends RecordTypes>({
  words,
  tones,
  note,
}: RecordKind<Types>): RecordColumn<Types['summary']> {
  const copy = useWords(words);
  const { list } = useWords(recordWords);
  return {
    label: copy.columns.status,
    width: '8.5rem',
    cell: (item) => (
      <RecordLines
        first={
          // The general type of a summary allows any status, but an item of this kind has a status of this kind.
          <StatusTag tone={tones[item.status as Types['summary']['status']]}>
            {copy.statuses[item.status]}
          </StatusTag>
        }
        second={item.mailFailing ? <Failing>{list.mailFailing}</Failing> : note?.(item, copy)}
      />
    ),
  };
}

export function usePersonColumn(label: string): RecordColumn<RecordSummary> {
  const { list } = useWords(recordWords);
  return {
    label,
    width: '3fr',
    cell: ({ name, email, company, erased }) =>
      erased ? (
        <RecordLines first={<span className="text-muted">{list.erased}</span>} />
      ) : (
        <RecordLines
          first={<bdi>{name}</bdi>}
          second={company ? <bdi>{company}</bdi> : <Latin text={email} />}
        />
      ),
  };
}

export function useReceivedColumn(label: string): RecordColumn<RecordSummary> {
  const moment = useShortDateTime();
  return {
    label,
    width: '10rem',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{moment(createdAt)}</time>,
  };
}
