import { count, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '#/platform/context';
import { inBatches, orderColumns, type Sorting } from '#/platform/db/batches';
import { isUuid } from '#/platform/db/columns';
import type { Executor } from '#/platform/db/database';
import type { Locale } from '#/platform/i18n/locale';
import {
  failingMails,
  isMailFailing,
  type MailedTable,
  type MailReport,
  mailsAbout,
} from '#/platform/mail/outbox';
import { createReplyLinks } from '#/platform/mail/reply-links';
import type { RecordDetail, RecordSearch, RecordSummary } from './contract';
import type { Row } from './csv';
import { type Page, pageOf, pageRange } from './paging';

type Reading = Pick<Context, 'db' | 'clock'>;

/** A table of what came in. */
export type RecordTable = MailedTable &
  Record<'status' | 'language' | 'email' | 'company' | 'createdAt' | 'erasedAt', PgColumn>;
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
};
type StatusOf<Table extends RecordTable> = RowOf<Table>['status'];

/** What differs between the kinds of records when they are read. */
export interface RecordSource<
  Table extends RecordTable,
  Search extends RecordSearch,
  Summary extends object,
  Detail extends object,
> {
  /** As the API's addresses and the files name them, `messages`. */
  kind: string;
  table: Table;
  /** The kinds of mails about them. */
  mails: readonly string[];
  /** The rows that are looked for. */
  where: (search: Search, now: Date) => SQL | undefined;
  /** Without it, the latest first. */
  sorting?: (search: Search) => Sorting;
  /** What a list says of a row besides what every list does. */
  summary: (row: RowOf<Table>, locale: Locale, now: Date) => Summary;
  /** What its page says besides what every page does. */
  detail: (row: RowOf<Table>, locale: Locale, now: Date) => Detail;
  /** Whether a mail still has something true to say; without it, every mail can be sent again. */
  resendable?: (mail: MailReport, row: RowOf<Table>, now: Date) => boolean;
  /** How an answer begins, in the person's language. */
  answer: (row: RowOf<Table>, language: Locale) => { subject: string; text: string };
  /** The columns of a spreadsheet, and what stands in them. */
  csv: (locale: Locale) => { head: Row; cells: (row: RowOf<Table>) => Row };
}

export type RecordQueries<
  Table extends RecordTable,
  Search extends RecordSearch,
  Summary extends object,
  Detail extends object,
> = ReturnType<typeof recordQueries<Table, Search, Summary, Detail>>;

/** All that the owner reads of one kind of record. */
export function recordQueries<
  Table extends RecordTable,
  Search extends RecordSearch,
  Summary extends object,
  Detail extends object,
>({
  kind,
  table,
  mails,
  where,
  sorting,
  summary,
  detail,
  resendable,
  answer,
  csv,
}: RecordSource<Table, Search, Summary, Detail>) {
  type Listed = RecordSummary<StatusOf<Table>> & Summary;
  type Whole = RecordDetail<StatusOf<Table>> & Detail;

  const sortingOf = (search: Search): Sorting =>
    sorting?.(search) ?? { by: table.createdAt, backwards: true };

  const person = (row: RowOf<Table>) => ({
    id: row.id,
    status: row.status as StatusOf<Table>,
    name: row.name,
    email: row.email,
    company: row.company,
    createdAt: row.createdAt.toISOString(),
  });

  /** Rows as a list shows them; without a limit, all of them. */
  async function listed(
    { db, clock }: Reading,
    wanted: SQL | undefined,
    locale: Locale,
    { order, offset = 0, limit }: { order?: SQL[]; offset?: number; limit?: number | undefined } = {},
  ): Promise<Listed[]> {
    const query = db
      .select({ row: table as RecordTable, failing: isMailFailing(table) })
      .from(table as RecordTable)
      .where(wanted)
      .orderBy(...(order ?? orderColumns(table, sortingOf({} as Search))))
      .$dynamic();
    if (limit !== undefined) query.limit(limit).offset(offset);
    const rows = (await query) as { row: RowOf<Table>; failing: boolean }[];
    return rows.map(({ row, failing }) => ({
      ...person(row),
      erased: row.erasedAt !== null,
      mailFailing: failing,
      ...summary(row, locale, clock.now()),
    }));
  }

  async function counted({ db }: Pick<Context, 'db'>, wanted: SQL | undefined): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(table as RecordTable)
      .where(wanted);
    return row?.total ?? 0;
  }

  async function row(db: Executor, id: string): Promise<RowOf<Table> | undefined> {
    if (!isUuid(id)) return undefined;
    const [found] = await db
      .select()
      .from(table as RecordTable)
      .where(eq(table.id, id));
    return found as RowOf<Table> | undefined;
  }

  return {
    kind,
    row,
    listed,
    counted,

    /** One page of what was looked for; two statements, however many rows. */
    async find(ctx: Reading, search: Search, locale: Locale): Promise<Page<Listed>> {
      const wanted = where(search, ctx.clock.now());
      const { page, offset, limit } = pageRange(search.page);
      const order = orderColumns(table, sortingOf(search));
      const items = await listed(ctx, wanted, locale, { order, offset, limit });
      return pageOf(items, await counted(ctx, wanted), page);
    },

    /** Undefined for an unknown id. */
    async detail({ db, clock }: Reading, id: string, locale: Locale): Promise<Whole | undefined> {
      const found = await row(db, id);
      if (!found) return undefined;
      const now = clock.now();
      const reports = await mailsAbout(db, id);
      return {
        ...person(found),
        language: found.language,
        erasedAt: found.erasedAt?.toISOString() ?? null,
        mails: resendable
          ? reports.map((mail) => ({ ...mail, resendable: resendable(mail, found, now) }))
          : reports,
        answers: found.erasedAt ? null : createReplyLinks(found, answer(found, found.language)),
        ...detail(found, locale, now),
      };
    },

    /** The mails about them that could not be sent so far, the latest first. */
    failing: ({ db }: Pick<Context, 'db'>, limit: number) => failingMails(db, table, mails, limit),

    /** The rows of a list for a spreadsheet, with their head, in the reader's language. */
    async *exported({ db, clock }: Reading, search: Search, locale: Locale): AsyncGenerator<Row> {
      const { head, cells } = csv(locale);
      yield head;
      const rows = inBatches(db, table, where(search, clock.now()), sortingOf(search));
      for await (const found of rows) yield cells(found as RowOf<Table>);
    },
  };
}
