import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

/** The words of the pages in every language, for what the server answers. */
export const waitingCopy = { tr, en, ar };
