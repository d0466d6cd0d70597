import type { Locale } from '#/platform/i18n/locale';

/** The forms that have a notice of their own. The form of the waiting list is covered by the notice of `booking`. */
export const noticeForms = ['booking', 'training', 'course', 'company', 'contact'] as const;
export type NoticeForm = (typeof noticeForms)[number];

/**
 * Resolves to the version of the form's notice that is in force. If the version can't be found out, it resolves to null, so that
 * the sent form can be stored without one.
 */
export type NoticeVersion = (form: NoticeForm) => Promise<string | null>;

/** The kinds of records that have a retention time. Messages that look like spam are a kind of their own here. */
export const retentionKinds = [
  'reservations',
  'applications',
  'messages',
  'balances',
  'enrolments',
  'spam',
] as const;
type RetentionKind = (typeof retentionKinds)[number];

export const perKind = <Value>(value: (kind: RetentionKind) => Value) =>
  Object.fromEntries(retentionKinds.map((kind) => [kind, value(kind)])) as Record<RetentionKind, Value>;

/** The months after which each kind of record is erased; null if only the owner herself erases it. */
export type Retention = Record<RetentionKind, number | null>;

/** The providers that the notices name: of the machine, of the mail server, and of the place of backup copies. */
export const providers = ['hosting', 'mailing', 'copies'] as const;
/** The providers, each as a text with its country; empty if the owner has not named it. */
type Providers = Record<(typeof providers)[number], string>;

export interface PrivacyValues extends Retention, Providers {}

export interface BackupFacts {
  /** For how many months a nightly backup is kept; null if none is made. */
  months: number | null;
  /** The place of backups outside the site's machine; empty if they stay on it. */
  place: string;
}

/** The facts that this feature's own queries don't know, so that its callers have to pass them. */
export type SiteFacts = Pick<
  NoticeFacts,
  'mailHost' | 'calendarHost' | 'backups' | 'hasWaitingList' | 'hasFollowUp' | 'hasCourses'
>;

/** The facts about the site from which its notices are made, in one language. */
export interface NoticeFacts extends Providers {
  /** Who is responsible for the data: the legal name and address if the profile has them, otherwise the owner's name. */
  name: string;
  address: string;
  email: string;
  hasWhatsApp: boolean;
  /** The mail server's host name; empty if no mails are sent. */
  mailHost: string;
  /** The host name of the calendar server to which appointments are written; empty if there is none. */
  calendarHost: string;
  backups: BackupFacts;
  retention: Retention;
  /** Whether the owner has sold packages of sessions. The site then stores the buyers, and how the sessions are used. */
  sellsPackages: boolean;
  /** Whether visitors can enter the waiting list. */
  hasWaitingList: boolean;
  /** Whether a follow-up mail is sent after each appointment. */
  hasFollowUp: boolean;
  /** Whether there has ever been a course with dates, in which people can enrol. */
  hasCourses: boolean;
}

export interface NoticeSection {
  id: string;
  title: string;
  paragraphs: string[];
  /** In a form's own section: what it collects, why, on which legal ground, what is required, and how long it is kept. */
  facts: { term: string; text: string }[];
  items: string[];
}

/** `GET /api/privacy-notice`: the notices of all forms. Sections that they share appear once. */
export interface PrivacyNotice {
  language: Locale;
  sections: (NoticeSection & {
    /** On a form's own section: the version of the form's notice, which consists of this section and all shared ones. */
    version?: string;
  })[];
  /** What the site stores in a visitor's browser, by name. */
  browser: { name: string; place: string; purpose: string; duration: string }[];
}
