import type { Locale } from '#/platform/i18n/locale';

/** The forms in which visitors leave personal data; each has a notice of its own. */
export const noticeForms = ['booking', 'training', 'course', 'company', 'contact'] as const;
export type NoticeForm = (typeof noticeForms)[number];

/** The version of a form's notice that is in force; null where that can't be told, which must not lose what was sent. */
export type NoticeVersion = (form: NoticeForm) => Promise<string | null>;

/** Months after which each kind of record is erased; null: when the owner erases it. */
export interface Retention {
  reservations: number | null;
  applications: number | null;
  messages: number | null;
  balances: number | null;
  enrolments: number | null;
  spam: number | null;
}

/** What the owner has settled. The providers are named with their country; empty where she has not named them. */
export interface PrivacyValues extends Retention {
  hosting: string;
  mailing: string;
  copies: string;
}

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
export interface NoticeFacts {
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
  /** Who provides them and in which country; empty where the owner has not said it. */
  hosting: string;
  mailing: string;
  copies: string;
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
