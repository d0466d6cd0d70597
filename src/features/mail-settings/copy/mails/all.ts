import type { Localized } from '#/platform/i18n/locale';
import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

export const mailSettingsMailCopy: Localized<typeof tr> = { tr, en, ar };
