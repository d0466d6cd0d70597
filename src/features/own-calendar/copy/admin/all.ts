import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

/** The words in all languages at once, for the server. */
export const ownCalendarCopy = { tr, en, ar };
