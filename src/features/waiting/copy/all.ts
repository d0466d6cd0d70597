import type { Localized } from '#/platform/i18n/locale';
import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

/** The words of the pages in every language, for the server's responses. */
export const waitingCopy: Localized<typeof tr> = { tr, en, ar };
