import type { Locale } from '#/platform/i18n/locale';
import type { MailReport } from '#/platform/mail/outbox';
import type { ReplyLinks } from '#/platform/mail/reply-links';

/** What every list says of a record. */
export interface RecordSummary<Status extends string = string> {
  id: string;
  status: Status;
  name: string;
  email: string;
  company: string | null;
  /** ISO 8601, as every moment. */
  createdAt: string;
  /** The personal data was erased: its fields are empty. */
  erased: boolean;
  /** A mail about it could not be sent so far. */
  mailFailing: boolean;
}

/** A mail about a record; one that would no longer be true can't be sent again. */
export type RecordMail = MailReport & { resendable?: boolean };

/** What every record's page says. */
export interface RecordDetail<Status extends string = string> {
  id: string;
  status: Status;
  /** Of the person. */
  language: Locale;
  name: string;
  email: string;
  company: string | null;
  createdAt: string;
  erasedAt: string | null;
  mails: RecordMail[];
  /** Ways to write to the person, in the person's language; null after the personal data was erased. */
  answers: ReplyLinks | null;
}

/** What a list is narrowed to, as it stands in an address. */
export interface RecordSearch {
  q?: string | undefined;
  page?: string | undefined;
}

/** What became of a change to a record. */
export type Done = { ok: true } | { ok: false; reason: string };
