import type { Locale } from '#/platform/i18n/locale';
import type { MailReport } from '#/platform/mail/outbox';
import type { PreparedReply } from '#/platform/replies/reply-links';

/** The kinds of records, as in the addresses of their pages and of the API. */
export const recordNames = [
  'reservations',
  'applications',
  'messages',
  'balances',
  'waiting',
  'enrolments',
] as const;
export type RecordName = (typeof recordNames)[number];

/** What both a list and a record's page contain of a record, whatever its kind. */
interface RecordHead<Status extends string> {
  id: string;
  status: Status;
  name: string;
  email: string;
  company: string | null;
  /** ISO 8601, as all times. */
  createdAt: string;
}

/** What a list contains of each record. */
export interface RecordSummary<Status extends string = string> extends RecordHead<Status> {
  /** Whether the personal data was erased. If so, the name and the mail address are empty. */
  erased: boolean;
  /** Whether a mail about the record has failed, may not have arrived, or is held. */
  mailFailing: boolean;
}

/** A mail about a record, and whether it can be sent again. */
export type RecordMail = MailReport & { resendable: boolean };

/** What the page of a record contains. */
export interface RecordDetail<Status extends string = string> extends RecordHead<Status> {
  /** The person's language. */
  language: Locale;
  erasedAt: string | null;
  /** The version of the privacy notice when the record was sent. Null if notices had no versions then, and for a sold package. */
  noticeVersion: string | null;
  mails: RecordMail[];
  /** Links for a reply, with a text in the person's language; null after the personal data was erased. */
  answers: PreparedReply | null;
}

/** The filters of a list, as in its address. */
export interface RecordSearch {
  q?: string | undefined;
  page?: string | undefined;
}

/** The outcome of a change to a record. */
export type Done = { ok: true } | { ok: false; reason: string };
