import type { Locale } from '#/platform/i18n/locale';

/** `locale` is the language of the page on which the link for a new password was requested. */
export const resetMailKind = (locale: Locale) => `password-reset-${locale}` as const;

export const newDeviceMail = 'new-device';

/** What the mail about a new device says. It is stored when the mail is enqueued. */
export interface NewDevice {
  /** The browser's common name; null if it is unknown. */
  device: string | null;
  /** ISO 8601. */
  at: string;
}
