import type { Localized } from '#/platform/i18n/locale';
import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

/** The words of the notices in all languages. Only the server uses them; pages get the finished text. */
export const noticeCopy: Localized<typeof tr> = { tr, en, ar };
