import { sanitizedIn } from '#/platform/html/sanitize';
import type { ArticleDraft } from '../admin-contract';
import { readTimeOf } from '../rules';
import type { ArticleRow, articles } from '../table';

/**
 * The columns of what the owner sent, for a new article (dated `today`) or for one that is there: HTML cleaned, and the
 * reading time counted where none was given.
 */
export function shapeArticle(
  given: Partial<ArticleDraft>,
  stored: ArticleRow | undefined,
  today: string,
): Partial<typeof articles.$inferInsert> {
  const { content, readTime, ...rest } = given;
  const clean = content && sanitizedIn(content);
  // A new body takes another time to read; no body and no word about the time leave it as it was.
  const isCounted = !stored || clean || readTime === null;
  const counted = isCounted ? readTimeOf((clean ?? stored?.content)?.tr ?? '') : undefined;
  const minutes = readTime ?? counted;
  return {
    ...(stored ? {} : { excerpt: { tr: '' }, content: { tr: '' }, category: '', date: today }),
    ...rest,
    ...(clean ? { content: clean } : {}),
    ...(minutes ? { readTime: minutes } : {}),
  };
}
