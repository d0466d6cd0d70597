import { ar } from './ar';
import { en } from './en';
import { tr } from './tr';

/** The words in all languages; for the server, which has them at hand. */
export const scheduleCopy = { tr, en, ar };
