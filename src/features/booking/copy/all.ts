import type { Localized } from '#/platform/i18n/locale';
import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

/** The words in every language, for mails and other texts that the server writes. */
export const bookingCopy: Localized<typeof tr> = { tr, en, ar };
