import type { BookDraft } from '../admin-contract';
import type { books } from '../table';

/** The columns of what the owner sent, for a new book or for one that is there. */
export const shapeBook = (
  given: Partial<BookDraft>,
  stored?: object,
): Partial<typeof books.$inferInsert> => ({
  ...(stored ? {} : { description: { tr: '' }, image: '' }),
  ...given,
});
