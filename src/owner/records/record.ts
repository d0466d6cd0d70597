import type { ComponentType, ReactNode } from 'react';
import type { StatusTone } from '#/owner/kit/status-tag.tsx';
import type { Locale } from '#/platform/i18n/locale';
import type { Words } from '#/platform/i18n/words';
import type { Fact } from '#/ui/facts.tsx';
import type { recordClient } from './client.ts';
import type { RecordDetail, RecordMail, RecordSearch, RecordSummary } from './contract.ts';
import type { FilterOption } from './filter-bar.tsx';
import type { Page } from './paging.ts';

/** A column of a list. The first column links to the record. */
export interface RecordColumn<Summary> {
  label: string;
  /** A grid track, such as '12rem' or '2fr'. */
  width: string;
  cell: (item: Summary) => ReactNode;
}

/** A filter of a list; `name` is its parameter in the address. */
export interface RecordFilter<Search> {
  name: Exclude<keyof Search & string, keyof RecordSearch>;
  label: string;
  options: readonly FilterOption[];
  /** The default value, which is left out of the address; '' unless given. */
  defaultValue?: string;
}

export interface RecordPart {
  id: string;
  title: string;
  facts?: readonly (Fact | null)[];
  content?: ReactNode;
}

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

/** An action on a record; `name` identifies its button. */
export interface RecordAction {
  name: string;
  /** The end of its address, after the record's id. */
  path: string;
  details?: object;
  /** The notice after the action has succeeded, if any. */
  done?: { title: string; text?: string };
}

export interface RecordActions<Detail extends RecordDetail> {
  /** The name of the running action; null if none is running. */
  busy: string | null;
  /** The errors of the last action, by field, if the server refused it. */
  errors: Readonly<Record<string, string>>;
  /** Resolves to whether the action succeeded. */
  run: (action: RecordAction) => Promise<boolean>;
  setStatus: (status: Detail['status']) => Promise<boolean>;
  resend: (mail: Pick<RecordMail, 'id' | 'state'>) => Promise<boolean>;
  erase: () => Promise<boolean>;
}

export interface RecordPartProps<Detail extends RecordDetail> {
  record: Detail;
  actions: RecordActions<Detail>;
}

export interface RecordTypes {
  summary: RecordSummary;
  detail: RecordDetail;
  search: RecordSearch;
  copy: RecordCopy;
}

interface ReadQueries {
  find: (ctx: never, search: never, locale: Locale) => Promise<Page<RecordSummary>>;
  detail: (ctx: never, id: string, locale: Locale) => Promise<RecordDetail | undefined>;
}

export interface TypesOf<Queries extends ReadQueries, Copy extends RecordCopy> {
  summary: Awaited<ReturnType<Queries['find']>>['items'][number];
  detail: NonNullable<Awaited<ReturnType<Queries['detail']>>>;
  search: Parameters<Queries['find']>[1];
  copy: Copy;
}

/** How the owner's pages show one kind of record. Some members are hooks, as they need words. */
export interface RecordKind<Types extends RecordTypes> {
  client: ReturnType<typeof recordClient<Types['summary'], Types['detail'], Types['search']>>;
  words: Words<Types['copy']>;
  tones: Record<Types['summary']['status'], StatusTone>;
  /** Whether the record waits for the owner. If so, its link is bold. */
  isWaiting?: (item: Types['summary']) => boolean;
  note?: (item: Types['summary'], copy: Types['copy']) => string | null;
  /** All columns but the last, which is the status. */
  useColumns: () => readonly RecordColumn<Types['summary']>[];
  /** `offered`: items of the catalogue to choose from. */
  useFilters: (
    search: Types['search'],
    offered: readonly FilterOption[],
  ) => readonly RecordFilter<Types['search']>[];
  useParts: (record: Types['detail']) => readonly RecordPart[];
  /** The notice after a change of the status. `status` is the new status in words. */
  done: (copy: Types['copy'], status: string) => string;
  /** Why the person's data can't be erased yet, or null. */
  whyNotErasable?: (record: Types['detail'], copy: Types['copy']) => string | null;
  /** Shown beside the heading of the list. */
  Views?: ComponentType;
  /** Shown above all parts of the page. */
  Above?: ComponentType<RecordPartProps<Types['detail']>>;
  /** Shown beside the parts, below the reply links. */
  Beside?: ComponentType<RecordPartProps<Types['detail']>>;
}
