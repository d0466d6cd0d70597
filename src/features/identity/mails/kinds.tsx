import type { Locale } from '#/platform/i18n/locale';

/** The kind of the mail with the link for a new password, in the language of the page that it was requested on. */
export const resetMailKind = (locale: Locale) => `password-reset-${locale}` as const;
