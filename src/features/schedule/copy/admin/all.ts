import type { Localized } from '#/platform/i18n/locale';
import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

/** The words in all languages at once, for the server. */
export const scheduleCopy: Localized<typeof tr> = { tr, en, ar };
