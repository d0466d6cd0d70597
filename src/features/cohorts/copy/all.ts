import type { Localized } from '#/platform/i18n/locale';
import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

/** The visitors' words in every language, for the API. */
export const cohortCopy: Localized<typeof tr> = { tr, en, ar };
