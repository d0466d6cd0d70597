import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { AdminFact } from '#/owner/kit/fact-list.tsx';
import type { StatusTone } from '#/owner/kit/status-tag.tsx';
import type { Words } from '#/platform/i18n/words';
import type { RecordClient } from './client.ts';
import type { RecordDetail, RecordSearch, RecordSummary } from './contract.ts';
import type { FilterOption } from './filter-bar.tsx';

/** A column of a list. The first one leads to the record. */
export interface RecordColumn<Summary> {
  label: string;
  /** A track of a grid, such as '12rem' or '2fr'. */
  width: string;
  cell: (item: Summary) => ReactNode;
}

/** Something that a list is narrowed by, under its name in the address. */
export interface RecordFilter<Search> {
  name: Exclude<keyof Search & string, keyof RecordSearch>;
  label: string;
  options: readonly FilterOption[];
  /** The value that goes without saying; '' unless given. */
  usual?: string;
}

/** A named part of a record's page. */
export interface RecordPart {
  id: string;
  title: string;
  facts?: readonly (AdminFact | null)[];
  content?: ReactNode;
}

/** The words that every kind of record has. */
export interface RecordCopy {
  title: string;
  statuses: Record<string, string>;
  filters: { search: string };
  columns: { status: string };
  count: (total: number) => string;
  empty: { title: string; text: string; filteredTitle: string; filteredText: string };
  detail: { title: (name: string) => string };
  mails: Readonly<Record<string, string>>;
}

/** What is done with a record, under the name by which its button is known. */
export interface RecordAction {
  name: string;
  /** The end of its address. */
  path: string;
  details?: object;
  /** Said when it was done; without it nothing. */
  done?: { title: string; text?: string };
}

export interface RecordActions<Detail extends RecordDetail> {
  /** The name of the action under way. */
  busy: string | null;
  /** Whether it was done. */
  run: (action: RecordAction) => Promise<boolean>;
  setStatus: (status: Detail['status']) => Promise<boolean>;
  resend: (mailId: string) => Promise<boolean>;
  erase: () => Promise<boolean>;
}

export interface RecordPartProps<Detail extends RecordDetail> {
  record: Detail;
  actions: RecordActions<Detail>;
}

/** What one kind of record consists of. */
export interface RecordTypes {
  summary: RecordSummary;
  detail: RecordDetail;
  search: RecordSearch;
  copy: RecordCopy;
}

/** One kind of record as the owner's pages show it. Its hooks are called while a page is drawn, so that they have words. */
export interface RecordKind<Types extends RecordTypes> {
  client: RecordClient<Types['summary'], Types['detail'], Types['search']>;
  words: Words<Types['copy']>;
  /** The page of the list, and the page of one. */
  paths: { list: (search: Types['search']) => LinkProps; one: (id: string) => LinkProps };
  tones: Record<Types['summary']['status'], StatusTone>;
  /** Waits for the owner: set bold. */
  isFresh?: (item: Types['summary']) => boolean;
  /** What else there is to know of a record's state. */
  note?: (item: Types['summary'], copy: Types['copy']) => string | null;
  /** Every column but the last, which is the status. */
  useColumns: () => readonly RecordColumn<Types['summary']>[];
  /** `offered`: what of the catalogue can be chosen. */
  useFilters: (
    search: Types['search'],
    offered: readonly FilterOption[],
  ) => readonly RecordFilter<Types['search']>[];
  useParts: (record: Types['detail']) => readonly RecordPart[];
  /** What is said when the status was changed. */
  done: (copy: Types['copy'], status: string) => string;
  /** Why a person can't be erased yet; null where nothing is in the way. */
  erasedLater?: (record: Types['detail'], copy: Types['copy']) => string | null;
  /** Beside the heading of the list. */
  Views?: ComponentType;
  /** Above all parts of the page. */
  Above?: ComponentType<RecordPartProps<Types['detail']>>;
  /** Beside the parts, below the ways to answer. */
  Beside?: ComponentType<RecordPartProps<Types['detail']>>;
}
