import type { Localized } from '#/platform/i18n/locale';
import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

/** The owner's words in every language. */
export const adminBackupsCopy: Localized<typeof tr> = { tr, en, ar };
