import type { Locale } from '#/platform/i18n/locale';

/** The kind of the mail with the link for a new password, in the language of the page that it was requested on. */
export const resetMailKind = (locale: Locale) => `password-reset-${locale}` as const;

/** The mail about a sign-in from a browser that the owner has not signed in from before. */
export const newDeviceMail = 'new-device';

/** The content of the mail about a new device, stored with the mail. */
export interface NewDevice {
  /** The browser's common name; null if it is unknown. */
  device: string | null;
  /** ISO 8601. */
  at: string;
}
