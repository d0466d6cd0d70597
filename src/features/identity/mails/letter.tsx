import type { Locale } from '#/platform/i18n/locale';

/** The mail with the link for a new password, in the language of the page that it was asked for on. */
export const resetMail = (locale: Locale) => `password-reset-${locale}` as const;
