import type { Localized } from '#/platform/i18n/locale';
import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

/** The words of the mails about cohorts in every language. */
export const cohortMailCopy: Localized<typeof tr> = { tr, en, ar };
