import type { Localized } from '#/platform/i18n/locale';
import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

/** The words of the pages in every language, for what the server answers. */
export const waitingCopy: Localized<typeof tr> = { tr, en, ar };
