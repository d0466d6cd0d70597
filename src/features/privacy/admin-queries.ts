import { desc, eq } from 'drizzle-orm';
import { siteTimeZone } from '#/features/profile/queries';
import type { RecordName } from '#/owner/records/contract';
import type { PersonKeys } from '#/owner/records/source';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { emailKey, phoneKey } from '#/platform/db/search';
import { inEveryLanguage, type Locale } from '#/platform/i18n/locale';
import { mailsAbout } from '#/platform/mail/outbox';
import { type Due, type NoteKind, noteKinds, type Person, type PersonRecord } from './admin-contract';
import { perKind, type Retention } from './contract';
import { noticeCopy } from './copy/notice/all';
import { storedPrivacy } from './queries';
import { receiptText } from './rules';
import { erasureReceipts, privacyNotices } from './table';

type ReadContext = Pick<Context, 'db' | 'clock'>;
type ErasureContext = Pick<Context, 'db' | 'clock' | 'jobs'>;

/** The columns of a record that the search for a person needs. */
export interface PersonRow {
  id: string;
  name: string;
  email: string;
  phone?: string;
  language: Locale;
  createdAt: Date;
}

type Mention = { id: string; createdAt: Date };

/** A kind of record with personal data: how it is found, described for the person, and erased. */
export interface PersonSource {
  kind: RecordName;
  find(ctx: Pick<Context, 'db'>, person: PersonKeys): Promise<PersonRow[]>;
  /** Finds other people's records whose texts contain a mail address or phone number of the person. */
  mentioning(ctx: Pick<Context, 'db'>, person: PersonKeys): Promise<Mention[]>;
  isErasable(row: PersonRow, now: Date): boolean;
  /** What each of the records says, in a language, in the order of `rows`. */
  describe(
    ctx: ReadContext,
    rows: readonly PersonRow[],
    locale: Locale,
  ): Promise<{ term: string; text: string }[][]>;
  erase(ctx: ErasureContext, id: string): Promise<{ ok: boolean }>;
  /** Erases a record again that a restored backup has brought back, even if its appointment is still upcoming. */
  eraseAgain(ctx: ErasureContext, id: string): Promise<{ ok: boolean }>;
  /** The records whose personal data was erased. */
  erased(db: Executor): Promise<{ id: string; at: Date | null }[]>;
  /** The ids of at most `limit` records whose retention time is over. */
  due(ctx: ReadContext, retention: Retention, limit: number): Promise<Record<keyof Retention, string[]>>;
}

/** The owner's own notes, which may name a person. */
export interface OwnersNotes {
  /** The notes that contain a mail address or phone number of the person, by where they are. */
  naming(ctx: Pick<Context, 'db' | 'clock'>, person: PersonKeys): Promise<Record<NoteKind, Mention[]>>;
  /** Empties a note that no page shows. Resolves to false if there is none with this id. */
  empty(ctx: Pick<Context, 'db' | 'clock' | 'jobs'>, id: string): Promise<boolean>;
}

/** The search keys for a person's contacts. Texts with an @ are mail addresses, all others phone numbers. */
export function personKeys(contacts: readonly string[]): PersonKeys {
  const isMail = (text: string) => text.includes('@');
  return {
    emails: contacts.filter(isMail).map(emailKey),
    phones: contacts.filter((text) => !isMail(text)).flatMap((text) => phoneKey(text) || []),
  };
}

export async function findPerson(
  ctx: ReadContext,
  sources: readonly PersonSource[],
  keys: PersonKeys,
  ownersNotes: OwnersNotes,
): Promise<Person> {
  const records: PersonRecord[] = [];
  // The queries run one after the other, so that a request of the owner's uses only one database connection.
  for (const source of sources)
    for (const row of await source.find(ctx, keys))
      records.push({
        kind: source.kind,
        id: row.id,
        name: row.name,
        email: row.email,
        phone: row.phone ?? null,
        createdAt: row.createdAt.toISOString(),
        language: row.language,
        mails: (await mailsAbout(ctx.db, row.id)).length,
        erasable: source.isErasable(row, ctx.clock.now()),
      });
  records.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const mentions: Person['mentions'] = [];
  const add = (kind: Person['mentions'][number]['kind'], found: readonly Mention[]) => {
    for (const { id, createdAt } of found) mentions.push({ kind, id, createdAt: createdAt.toISOString() });
  };
  for (const source of sources) add(source.kind, await source.mentioning(ctx, keys));
  const notes = await ownersNotes.naming(ctx, keys);
  for (const kind of noteKinds) add(kind, notes[kind]);
  return { records, others: otherContacts(records, keys), mentions };
}

/** The mail addresses and phone numbers on the records that the search did not contain, each once. */
function otherContacts(records: readonly PersonRecord[], { emails, phones }: PersonKeys): string[] {
  const others = new Map<string, string>();
  for (const { email, phone } of records) {
    const number = phone ? phoneKey(phone) : '';
    if (!emails.includes(emailKey(email))) others.set(emailKey(email), email);
    if (phone && number && !phones.includes(number)) others.set(number, phone);
  }
  return [...others.values()];
}

/** At most this many records of a kind are counted. A larger number would tell the owner nothing more. */
const maxCounted = 10_000;

export async function dueRecords(
  ctx: ReadContext,
  sources: readonly PersonSource[],
  retention: Retention,
): Promise<Due> {
  const due: Due = perKind(() => 0);
  for (const source of sources)
    for (const [kind, ids] of Object.entries(await source.due(ctx, retention, maxCounted)))
      due[kind as keyof Due] += ids.length;
  return due;
}

const maxReceipts = 50;

async function latestReceipts(db: Executor, timeZone: string) {
  const rows = await db.select().from(erasureReceipts).orderBy(desc(erasureReceipts.at)).limit(maxReceipts);
  return rows.map((row) => toReceipt(row, timeZone));
}

/** A receipt doesn't say whose data was erased. */
export const toReceipt = (row: typeof erasureReceipts.$inferSelect, timeZone: string) => ({
  ...row,
  at: row.at.toISOString(),
  /** The text that the owner can send to the person, in each language. */
  text: inEveryLanguage((locale) => receiptText(noticeCopy[locale].receipt, locale, timeZone, row)),
});

export type ErasureReceipt = ReturnType<typeof toReceipt>;

const storedNotices = async (db: Executor) => {
  const { version, form, since } = privacyNotices;
  const rows = await db.select({ version, form, since }).from(privacyNotices).orderBy(desc(since));
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
};

/** `mailHost` is the host name of the mail server; empty if there is none. */
export async function ownersPrivacy(db: Executor, mailHost: string) {
  const { version, ...values } = await storedPrivacy(db);
  return {
    version,
    values,
    mailHost,
    notices: await storedNotices(db),
    receipts: await latestReceipts(db, await siteTimeZone(db)),
  };
}
export type OwnersPrivacy = Awaited<ReturnType<typeof ownersPrivacy>>;

export async function storedNotice(db: Executor, version: string, locale: Locale) {
  const [row] = await db.select().from(privacyNotices).where(eq(privacyNotices.version, version));
  return row && { version, form: row.form, since: row.since.toISOString(), sections: row.texts[locale] };
}
