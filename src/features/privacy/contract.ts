import type { Locale } from '#/platform/i18n/locale';

/** The forms in which visitors leave personal data; each has a notice of its own. */
export const noticeForms = ['booking', 'training', 'course', 'company', 'contact'] as const;
export type NoticeForm = (typeof noticeForms)[number];

/** The version of a form's notice that is in force; null where that can't be told, which must not lose what was sent. */
export type NoticeVersion = (form: NoticeForm) => Promise<string | null>;

/** The kinds of records that are erased after some months, of messages spam apart from the others. */
export const retentionKinds = [
  'reservations',
  'applications',
  'messages',
  'balances',
  'enrolments',
  'spam',
] as const;
type RetentionKind = (typeof retentionKinds)[number];

/** A value for each of these kinds. */
export const perKind = <Value>(value: (kind: RetentionKind) => Value) =>
  Object.fromEntries(retentionKinds.map((kind) => [kind, value(kind)])) as Record<RetentionKind, Value>;

/** Months after which each kind of record is erased; null: when the owner erases it. */
export type Retention = Record<RetentionKind, number | null>;

/** Who provides the machine, the mail server and the place of backup copies. */
export const providers = ['hosting', 'mailing', 'copies'] as const;
/** The providers, with their country; empty where the owner has not named them. */
type Providers = Record<(typeof providers)[number], string>;

/** What the owner has settled. */
export interface PrivacyValues extends Retention, Providers {}

/** How the site backs itself up. */
export interface BackupFacts {
  /** For how many months a nightly backup is kept; null where none is made. */
  months: number | null;
  /** The place of backups elsewhere; empty where they stay on the site's own machine. */
  place: string;
}

/** What only the features behind it know. */
export type SiteFacts = Pick<
  NoticeFacts,
  'mailHost' | 'calendarHost' | 'backups' | 'hasWaitingList' | 'hasFollowUp' | 'hasCourses'
>;

/** What the site really does, as the notices say it in one language. */
export interface NoticeFacts extends Providers {
  /** Who is responsible: the legal name and address, where the profile has them. */
  name: string;
  address: string;
  email: string;
  hasWhatsApp: boolean;
  /** The server that sends mails; empty where none is sent. */
  mailHost: string;
  /** The server of the calendar that appointments are written to; empty where there is none. */
  calendarHost: string;
  backups: BackupFacts;
  retention: Retention;
  /** Whether the owner has sold packages of sessions, of which she notes whom and how they are used. */
  sellsPackages: boolean;
  /** Whether visitors can wait for a time that becomes free. */
  hasWaitingList: boolean;
  /** Whether a mail follows each appointment. */
  hasFollowUp: boolean;
  /** Whether there ever was a course with dates, in which people enrol. */
  hasCourses: boolean;
}

/** A part of a notice, in one language. */
export interface NoticeSection {
  id: string;
  title: string;
  paragraphs: string[];
  /** What a form collects, why, on which legal ground, for how long. */
  facts: { term: string; text: string }[];
  items: string[];
}

/** `GET /api/privacy-notice`: the notices of all forms, with what they share said once. */
export interface PrivacyNotice {
  language: Locale;
  sections: (NoticeSection & {
    /** The version of a form's notice: of this part and of all shared ones. */
    version?: string;
  })[];
  /** What the site stores in a visitor's browser, by name. */
  browser: { name: string; place: string; purpose: string; duration: string }[];
}
