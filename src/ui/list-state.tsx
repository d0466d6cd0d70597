import type { ReactNode } from 'react';
import { Button } from './button';
import { Notice, Skeleton, type SkeletonProps } from './feedback';

export interface ListWords {
  loading: string;
  failed: { title: string; text: string; retry: string };
}

interface ListStateProps extends Omit<SkeletonProps, 'label'> {
  failed: boolean;
  busy: boolean;
  onRetry: () => void;
  words: ListWords;
}

export function ListState({ failed, busy, onRetry, words, count = 3, ...bars }: ListStateProps) {
  if (failed) return <RetryNotice words={words.failed} busy={busy} onRetry={onRetry} />;
  return <Skeleton {...bars} count={count} label={words.loading} />;
}

interface RetryNoticeProps {
  words: { title: string; text?: string; retry: string };
  busy?: boolean;
  onRetry: () => void;
}

export const RetryNotice = ({ words, busy, onRetry }: RetryNoticeProps) => (
  <Notice
    tone="danger"
    title={words.title}
    actions={
      <Button kind="secondary" dense busy={busy} onClick={onRetry} className="needs-script">
        {words.retry}
      </Button>
    }
  >
    {words.text}
  </Notice>
);

interface QueryListProps<Data> extends Omit<ListStateProps, 'failed' | 'busy' | 'onRetry'> {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

export const QueryList = <Data,>({ query, children, ...state }: QueryListProps<Data>) =>
  query.data === undefined ? (
    <ListState {...state} failed={query.isError} busy={query.isFetching} onRetry={query.refetch} />
  ) : (
    children(query.data)
  );
