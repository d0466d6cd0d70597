import { sanitizedIn } from '#/platform/html/sanitize';
import type { SectionDraft } from '../admin-contract';
import type { aboutSections } from '../table';

/** The columns of what the owner sent, its HTML cleaned. */
export const shapeSection = (
  given: Partial<SectionDraft>,
  stored?: object,
): Partial<typeof aboutSections.$inferInsert> => ({
  ...(stored ? {} : { content: { tr: '' } }),
  ...given,
  ...(given.content ? { content: sanitizedIn(given.content) } : {}),
});
