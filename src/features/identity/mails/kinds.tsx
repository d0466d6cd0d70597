import type { Locale } from '#/platform/i18n/locale';

/** The kind of the mail with the link for a new password, in the language of the page that it was requested on. */
export const resetMailKind = (locale: Locale) => `password-reset-${locale}` as const;

/** The mail about a sign-in from a browser that the owner has not signed in from before. */
export const newDeviceMail = 'new-device';

/** What that mail says; stored with it. */
export interface NewDevice {
  /** The browser by its common name; null where it is not known. */
  device: string | null;
  /** ISO 8601. */
  at: string;
}
