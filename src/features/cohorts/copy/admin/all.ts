import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

/** The owner's words in every language. */
export const adminCohortCopy = { tr, en, ar };
