import { text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';
import { searchDigits } from '#/platform/db/search';
import type { Locale } from '#/platform/i18n/locale';

/** What every record has: its person, when it came, and whether the person was erased. */
export const recordColumns = () => ({
  id: uuid('id').primaryKey(),
  language: text('language').$type<Locale>().notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  company: text('company'),
  createdAt: instant('created_at').notNull(),
  /** When the personal data was erased; the anonymous row stays for the statistics. */
  erasedAt: instant('erased_at'),
  /** The privacy notice that was in force; null before notices had versions, and of a sale, which is the owner's own note. */
  noticeVersion: text('notice_version'),
});

/** Of records with a telephone number, by whose digits they are found too; it is empty where it wasn't given. */
export const phoneColumns = () => ({
  phone: text('phone').notNull(),
  searchedDigits: text('searched_digits').generatedAlwaysAs(searchDigits('phone')),
});

/** Of records that are stored once for each idempotency key. */
export const sentOnceColumns = () => ({
  idempotencyKey: text('idempotency_key'),
  /** Hash of the request that was sent with the idempotency key. */
  requestHash: text('request_hash'),
});
