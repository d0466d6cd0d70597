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

interface RecordHead<Status extends string> {
  id: string;
  status: Status;
  name: string;
  email: string;
  company: string | null;
  /** ISO 8601, as all times. */
  createdAt: string;
}

export interface RecordSummary<Status extends string = string> extends RecordHead<Status> {
  /** Whether the personal data was erased. If so, the name and the mail address are empty. */
  erased: boolean;
  /** Whether a mail about the record has failed, may not have arrived, or is held. */
  mailFailing: boolean;
}

export type RecordMail = MailReport & { resendable: boolean };

export interface RecordDetail<Status extends string = string> extends RecordHead<Status> {
  language: Locale;
  erasedAt: string | null;
  /**
   * The version of the privacy notice when the record was sent. Null for a record from the time before notices had versions, and
   * for a sold package.
   */
  noticeVersion: string | null;
  mails: RecordMail[];
  /** Links for a reply, with a text in the person's language; null after the personal data was erased. */
  answers: PreparedReply | null;
}

export interface RecordSearch {
  q?: string | undefined;
  page?: string | undefined;
}

export type Done = { ok: true } | { ok: false; reason: string };
