import { and, count, eq, type SQL } from 'drizzle-orm';
import { type Page, pageOf, pageRange } from '#/owner/records/paging';
import type { Context } from '#/platform/context';
import { isId } from '#/platform/db/columns';
import { inPortions, orderIn, type Sorting } from '#/platform/db/portions';
import { matching } from '#/platform/db/search';
import { type Locale, localeOf } from '#/platform/i18n/locale';
import { answersTo } from '#/platform/mail/answer';
import { failingMails, isMailFailing, mailsAbout } from '#/platform/mail/outbox';
import type { MessageDetail, MessageSummary } from './admin-contract';
import { adminContactCopy } from './copy/admin/all';
import { contactCopy } from './copy/all';
import type { ContactMail } from './mails/letter';
import { messageRow } from './queries';
import type { EventType, MessageSearch, MessageStatus } from './rules';
import { type ContactMessageRow, contactMessages, isShown } from './table';

type Reading = Pick<Context, 'db'>;

const kinds: ContactMail[] = ['contact-notice'];
const excerptLength = 160;

const wanted = ({ status, subject, q }: MessageSearch) =>
  and(
    status ? eq(contactMessages.status, status) : isShown(contactMessages),
    subject ? eq(contactMessages.eventType, subject) : undefined,
    q ? matching(q, contactMessages.searched) : undefined,
  );

const sorting: Sorting = { by: contactMessages.createdAt, backwards: true };

async function summaries(
  { db }: Reading,
  where: SQL | undefined,
  { offset = 0, limit }: { offset?: number; limit: number },
): Promise<MessageSummary[]> {
  const rows = await db
    .select({ row: contactMessages, failing: isMailFailing(contactMessages) })
    .from(contactMessages)
    .where(where)
    .orderBy(...orderIn(contactMessages, sorting))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, failing }) => ({
    id: row.id,
    status: row.status as MessageStatus,
    name: row.name,
    email: row.email,
    company: row.company,
    eventType: row.eventType as EventType | null,
    excerpt: row.message.slice(0, excerptLength),
    createdAt: row.createdAt.toISOString(),
    erased: row.erasedAt !== null,
    mailFailing: failing,
  }));
}

/** One page of what was looked for, the latest first; two statements, however many rows. */
export async function findMessages(ctx: Reading, search: MessageSearch): Promise<Page<MessageSummary>> {
  const where = wanted(search);
  const { page, offset, limit } = pageRange(search.page);
  const items = await summaries(ctx, where, { offset, limit });
  const [counted] = await ctx.db.select({ total: count() }).from(contactMessages).where(where);
  return pageOf(items, counted?.total ?? 0, page);
}

/** Greets the person in the own language, and names the subject. */
function answersFor(row: ContactMessageRow) {
  const language = localeOf(row.language);
  const { answer } = adminContactCopy[language];
  const message = {
    name: row.name,
    subject: row.eventType ? contactCopy[language].eventTypes[row.eventType as EventType] : undefined,
  };
  return answersTo(row, { subject: answer.subject(message), text: answer.text(message) });
}

/** Undefined for an unknown id. */
export async function messageDetail({ db }: Reading, id: string): Promise<MessageDetail | undefined> {
  const row = isId(id) ? await messageRow(db, id) : undefined;
  if (!row) return undefined;
  return {
    id,
    status: row.status as MessageStatus,
    statusAt: row.statusAt?.toISOString() ?? null,
    language: localeOf(row.language),
    name: row.name,
    email: row.email,
    company: row.company,
    eventType: row.eventType as EventType | null,
    message: row.message,
    suspicion: row.suspicion as MessageDetail['suspicion'],
    createdAt: row.createdAt.toISOString(),
    erasedAt: row.erasedAt?.toISOString() ?? null,
    mails: await mailsAbout(db, id),
    answers: row.erasedAt ? null : answersFor(row),
  };
}

export async function unreadCount({ db }: Reading): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(contactMessages)
    .where(eq(contactMessages.status, 'unread'));
  return counted?.total ?? 0;
}

export const unreadMessages = (ctx: Reading, limit: number) =>
  summaries(ctx, eq(contactMessages.status, 'unread'), { limit });

/** The mails about messages that could not be sent so far, the latest first. */
export const failingMessageMails = ({ db }: Reading, limit: number) =>
  failingMails(db, contactMessages, kinds, limit);

/** The rows of a list for a spreadsheet, with their head, in the reader's language. */
export async function* messageRows({ db }: Reading, search: MessageSearch, locale: Locale) {
  const { csv, statuses } = adminContactCopy[locale];
  const { eventTypes } = contactCopy[locale];
  yield csv;
  const rows = inPortions(db, contactMessages, wanted(search), sorting);
  for await (const row of rows)
    yield [
      row.id,
      statuses[row.status as MessageStatus],
      row.createdAt.toISOString(),
      row.eventType ? eventTypes[row.eventType as EventType] : null,
      row.name,
      row.email,
      row.company,
      row.message,
      row.language,
    ];
}
