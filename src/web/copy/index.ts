import { type Words, wordsFor } from '#/platform/i18n/words';

/** The words of every part: all exports of the files `copy/index.ts`. */
const modules = import.meta.glob<Record<string, Words<unknown>>>('../../*/*/copy/index.ts', { eager: true });
const all = Object.values(modules).flatMap((index) => Object.values(index));

/** The words of all pages of visitors, loaded together so that no page waits for its own. */
export const publicWords = wordsFor('everybody', all);

/**
 * Further words for pages with forms. All pages load them, except those whose route says that they are hydrated at the first
 * sign.
 */
export const bookersWords = wordsFor('who books', all);

/** The words of the owner's rooms, which visitors never load. */
export const ownersWords = wordsFor('owner', all);
