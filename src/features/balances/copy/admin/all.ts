import type { Localized } from '#/platform/i18n/locale';
import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

/** The words of the owner's room in every language, for texts that the server writes. */
export const adminBalanceCopy: Localized<typeof tr> = { tr, en, ar };
