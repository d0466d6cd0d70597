import { text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';
import { searchDigits } from '#/platform/db/search';
import type { Locale } from '#/platform/i18n/locale';

export const recordColumns = () => ({
  id: uuid('id').primaryKey(),
  language: text('language').$type<Locale>().notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  company: text('company'),
  createdAt: instant('created_at').notNull(),
  /** When the personal data was erased; the anonymous row stays for the statistics. */
  erasedAt: instant('erased_at'),
  /**
   * The version of the privacy notice that was in force when the record was sent. Null for a record from the time before notices
   * had versions, and for a sold package, which the owner enters herself.
   */
  noticeVersion: text('notice_version'),
});

/** The columns of records with a phone number, which is empty if none was given. A search also finds the number by its digits. */
export const phoneColumns = () => ({
  phone: text('phone').notNull(),
  searchedDigits: text('searched_digits').generatedAlwaysAs(searchDigits('phone')),
});

/** The columns of records that are stored once for each idempotency key. */
export const sentOnceColumns = () => ({
  idempotencyKey: text('idempotency_key'),
  /** Hash of the request that was sent with the idempotency key. */
  requestHash: text('request_hash'),
});
