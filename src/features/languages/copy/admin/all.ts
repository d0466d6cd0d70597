import type { Localized } from '#/platform/i18n/locale';
import { ar } from './ar';
import { en } from './en';
import { type AdminLanguagesCopy, tr } from './tr';

export const adminLanguagesCopy: Localized<AdminLanguagesCopy> = { tr, en, ar };
