import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

/** The visitors' words in every language, for the API. */
export const cohortCopy = { tr, en, ar };
