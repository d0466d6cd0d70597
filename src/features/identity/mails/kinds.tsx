import type { Locale } from '#/platform/i18n/locale';

/** The kind of the mail with the link for a new password. `locale` is the language of the page on which it was requested. */
export const resetMailKind = (locale: Locale) => `password-reset-${locale}` as const;

/** The kind of the mail about a sign-in from a new device. */
export const newDeviceMail = 'new-device';

/** What the mail about a new device says. It is stored when the mail is enqueued. */
export interface NewDevice {
  /** The browser's common name; null if it is unknown. */
  device: string | null;
  /** ISO 8601. */
  at: string;
}
