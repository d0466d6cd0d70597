import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Sorting } from '#/platform/db/batches';
import type { Executor } from '#/platform/db/database';
import type { Locale } from '#/platform/i18n/locale';
import type { MailedTable, MailReport } from '#/platform/mail/outbox';
import type { ReplyTexts } from '#/platform/replies/reply-links';
import type { recordColumns } from './columns';
import type { RecordName, RecordSearch } from './contract';
import type { Row } from './csv';

export type RecordTable = MailedTable & Record<keyof ReturnType<typeof recordColumns> | 'status', PgColumn>;
export type RowOf<Table extends RecordTable> = Table['$inferSelect'] & {
  id: string;
  status: string;
  language: Locale;
  name: string;
  email: string;
  phone?: string;
  company: string | null;
  createdAt: Date;
  erasedAt: Date | null;
  noticeVersion: string | null;
};
export type StatusOf<Table extends RecordTable> = RowOf<Table>['status'];

/** What every read needs to know: the current time, the site's zone, and what was read from other tables. */
export interface Reading<Related = unknown> {
  now: Date;
  timeZone: string;
  related: Related;
}

export interface RecordSource<
  Table extends RecordTable,
  Search extends RecordSearch,
  Summary extends object,
  Detail extends object,
  Related = undefined,
> {
  /** Also the first part of the name of the spreadsheet's file. */
  kind: RecordName;
  table: Table;
  mails: readonly string[];
  /** Passed by the feature, because `owner` may not import the profile, which has the zone. */
  siteTimeZone: (db: Executor) => Promise<string>;
  /** What the functions below need from other tables, read once for each request. */
  related?: (db: Executor) => Promise<Related>;
  where: (search: Search, reading: Reading) => SQL | undefined;
  /** Default: newest first. */
  sorting?: (search: Search) => Sorting;
  /** What a list contains in addition to `RecordSummary`. */
  summary: (row: RowOf<Table>, locale: Locale, reading: Reading<Related>) => Summary;
  /** What the page of a record contains in addition to `RecordDetail`. */
  detail: (
    row: RowOf<Table>,
    locale: Locale,
    reading: Reading<Related>,
    db: Executor,
  ) => Detail | Promise<Detail>;
  /** Whether what a mail says is still true, so that it can be sent again; default: always. */
  resendable?: (mail: MailReport, row: RowOf<Table>, reading: Reading<Related>) => boolean;
  /** The beginning of a reply to the person, in the person's language. */
  answer: (row: RowOf<Table>, language: Locale, reading: Reading<Related>) => ReplyTexts;
  csv: (locale: Locale, reading: Reading<Related>) => { head: Row; cells: (row: RowOf<Table>) => Row };
  /** What the record's person is shown in addition to the columns of the spreadsheet. */
  besides?: (
    row: RowOf<Table>,
    locale: Locale,
    reading: Reading<Related>,
    db: Executor,
  ) => Promise<DescribedFact[]>;
}

export interface DescribedFact {
  term: string;
  text: string;
}

/** A person's mail addresses and phone numbers, as `emailKey` and `phoneKey` return them. */
export interface PersonKeys {
  emails: readonly string[];
  phones: readonly string[];
}
