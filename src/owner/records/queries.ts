import { and, desc, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '#/platform/context';
import { inBatches, orderColumns, type Sorting } from '#/platform/db/batches';
import { isUuid } from '#/platform/db/columns';
import type { Executor } from '#/platform/db/database';
import { emailKeySql, mentionsPerson, phoneKeySql } from '#/platform/db/search';
import type { Locale } from '#/platform/i18n/locale';
import { isSendable } from '#/platform/mail/delivery';
import { failingMails, isMailFailing, mailsAbout } from '#/platform/mail/outbox';
import { prepareReply } from '#/platform/replies/reply-links';
import type { RecordDetail, RecordSearch, RecordSummary } from './contract';
import type { Row } from './csv';
import { buildPage, type Page, pageRange } from './paging';
import type {
  DescribedFact,
  PersonKeys,
  Reading,
  RecordSource,
  RecordTable,
  RowOf,
  StatusOf,
} from './source';

type ReadContext = Pick<Context, 'db' | 'clock'>;

/** The condition for the records of a person. Erased records belong to nobody. */
function isPersons(table: RecordTable, { emails, phones }: PersonKeys): SQL {
  const byMail = emails.length > 0 ? inArray(emailKeySql('email'), [...emails]) : undefined;
  const byPhone =
    phones.length > 0 && 'phone' in table ? inArray(phoneKeySql('phone'), [...phones]) : undefined;
  return and(isNull(table.erasedAt), or(byMail, byPhone) ?? sql`false`) ?? sql`false`;
}

interface ListOptions {
  order?: SQL[];
  offset?: number;
  limit?: number | undefined;
}

export type RecordQueries<Search extends RecordSearch> = ReturnType<
  typeof recordQueries<RecordTable, Search, object, object>
>;

export function recordQueries<
  Table extends RecordTable,
  Search extends RecordSearch,
  Summary extends object,
  Detail extends object,
  Related = undefined,
>({
  kind,
  table,
  mails,
  siteTimeZone,
  related,
  where,
  sorting,
  summary,
  detail,
  resendable,
  answer,
  csv,
  besides,
}: RecordSource<Table, Search, Summary, Detail, Related>) {
  type Listed = RecordSummary<StatusOf<Table>> & Summary;
  type FullDetail = RecordDetail<StatusOf<Table>> & Detail;

  const chooseSorting = (search: Search): Sorting =>
    sorting?.(search) ?? { by: table.createdAt, backwards: true };

  const read = async ({ db, clock }: ReadContext): Promise<Reading<Related>> => {
    const timeZone = await siteTimeZone(db);
    // `siteTimeZone` and `related` run one after the other, so that a request takes only one connection to the database.
    return { now: clock.now(), timeZone, related: (await related?.(db)) as Related };
  };

  const personFields = (row: RowOf<Table>) => ({
    id: row.id,
    status: row.status as StatusOf<Table>,
    name: row.name,
    email: row.email,
    company: row.company,
    createdAt: row.createdAt.toISOString(),
  });

  /** The rows for a list. Without a `limit`, these are all that meet the condition. */
  async function list(
    { db }: ReadContext,
    condition: SQL | undefined,
    locale: Locale,
    reading: Reading<Related>,
    { order, offset = 0, limit }: ListOptions,
  ): Promise<Listed[]> {
    const query = db
      .select({ row: table as RecordTable, failing: isMailFailing(table) })
      .from(table as RecordTable)
      .where(condition)
      .orderBy(...(order ?? orderColumns(table, chooseSorting({} as Search))))
      .$dynamic();
    if (limit !== undefined) query.limit(limit).offset(offset);
    const rows = (await query) as { row: RowOf<Table>; failing: boolean }[];
    return rows.map(({ row, failing }) => ({
      ...personFields(row),
      erased: row.erasedAt !== null,
      mailFailing: failing,
      ...summary(row, locale, reading),
    }));
  }

  const counted = ({ db }: Pick<Context, 'db'>, condition: SQL | undefined): Promise<number> =>
    db.$count(table, condition);

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
    async listed(
      ctx: ReadContext,
      condition: SQL | undefined,
      locale: Locale,
      options: ListOptions = {},
    ): Promise<Listed[]> {
      return list(ctx, condition, locale, await read(ctx), options);
    },
    counted,

    async find(ctx: ReadContext, search: Search, locale: Locale): Promise<Page<Listed>> {
      const reading = await read(ctx);
      const condition = where(search, reading);
      const { page, offset, limit } = pageRange(search.page);
      const order = orderColumns(table, chooseSorting(search));
      const items = await list(ctx, condition, locale, reading, { order, offset, limit });
      return buildPage(items, await counted(ctx, condition), page);
    },

    async detail(ctx: ReadContext, id: string, locale: Locale): Promise<FullDetail | undefined> {
      const { db } = ctx;
      const found = await row(db, id);
      if (!found) return undefined;
      const reading = await read(ctx);
      const reports = await mailsAbout(db, id);
      return {
        ...personFields(found),
        language: found.language,
        erasedAt: found.erasedAt?.toISOString() ?? null,
        noticeVersion: found.noticeVersion,
        mails: reports.map((mail) => ({
          ...mail,
          resendable:
            isSendable({ state: mail.state, dueAt: new Date(mail.dueAt) }, reading.now) &&
            (resendable?.(mail, found, reading) ?? true),
        })),
        answers: found.erasedAt ? null : prepareReply(found, answer(found, found.language, reading)),
        ...(await detail(found, locale, reading, db)),
      };
    },

    /** The mails about these records that have failed, may not have arrived, or are held: newest first, at most `limit`. */
    failing: ({ db }: Pick<Context, 'db'>, limit: number) => failingMails(db, table, mails, limit),

    async ofPerson({ db }: Pick<Context, 'db'>, person: PersonKeys): Promise<RowOf<Table>[]> {
      const rows = await db
        .select()
        .from(table as RecordTable)
        .where(isPersons(table, person))
        .orderBy(desc(table.createdAt));
      return rows as RowOf<Table>[];
    },

    /** Records that name a person in their texts but belong to somebody else, newest first. */
    async mentioning({ db }: Pick<Context, 'db'>, person: PersonKeys) {
      const rows = await db
        .select({ id: table.id, createdAt: table.createdAt })
        .from(table as RecordTable)
        .where(and(mentionsPerson(table, person) ?? sql`false`, not(isPersons(table, person))))
        .orderBy(desc(table.createdAt));
      return rows as { id: string; createdAt: Date }[];
    },

    /** The ids of records whose last event was before a moment, and whose personal data has not been erased; at most `limit`. */
    async lastedUntil(
      { db }: Pick<Context, 'db'>,
      lastEvent: SQL | PgColumn,
      moment: SQL,
      limit: number,
      condition?: SQL,
    ): Promise<string[]> {
      const rows = await db
        .select({ id: table.id })
        .from(table as RecordTable)
        .where(and(isNull(table.erasedAt), sql`${lastEvent} < ${moment}`, condition))
        .limit(limit);
      return rows.map(({ id }) => String(id));
    },

    async erased(db: Executor) {
      const rows = await db
        .select({ id: table.id, at: table.erasedAt })
        .from(table as RecordTable)
        .where(isNotNull(table.erasedAt));
      return rows as { id: string; at: Date | null }[];
    },

    /**
     * The facts of each record, as its person is shown them: the cells of the spreadsheet that aren't empty, each with its
     * heading, and what `besides` adds.
     */
    async described(ctx: ReadContext, rows: readonly RowOf<Table>[], locale: Locale) {
      const reading = await read(ctx);
      const { head, cells } = csv(locale, reading);
      const described: DescribedFact[][] = [];
      for (const row of rows) {
        const facts = cells(row).flatMap((cell, place) =>
          cell === null || cell === '' ? [] : [{ term: String(head[place]), text: String(cell) }],
        );
        described.push([...facts, ...((await besides?.(row, locale, reading, ctx.db)) ?? [])]);
      }
      return described;
    },

    /** The rows of the spreadsheet, head included. */
    async *exportRows(ctx: ReadContext, search: Search, locale: Locale): AsyncGenerator<Row> {
      const reading = await read(ctx);
      const { head, cells } = csv(locale, reading);
      yield head;
      const rows = inBatches(ctx.db, table, where(search, reading), chooseSorting(search));
      for await (const found of rows) yield cells(found as RowOf<Table>);
    },
  };
}
