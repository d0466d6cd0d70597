import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

/** The words of the mails in every language. */
export const cohortMailCopy = { tr, en, ar };
