import { itemFrom } from '#/owner/items/row';
import type { Context } from '#/platform/context';
import type { NewImportedArticle } from '../contract';
import { articleItem, type OwnersArticle } from '../item';
import { estimateReadTime } from '../rules';
import { articles } from '../table';

/** Adds an imported article as a draft; undefined if its source was imported before. */
export async function addImported(
  { db }: Pick<Context, 'db'>,
  { title, excerpt, content, ...facts }: NewImportedArticle,
): Promise<OwnersArticle | undefined> {
  // Loaded with the first import.
  const { sanitized } = await import('#/platform/html/sanitize');
  const body = sanitized(content);
  const [row] = await db
    .insert(articles)
    .values({
      ...facts,
      title: { tr: title },
      excerpt: { tr: excerpt },
      content: { tr: body },
      readTime: estimateReadTime(body),
      isPublished: false,
    })
    .onConflictDoNothing({ target: articles.sourceUrl })
    .returning();
  return row && itemFrom(articleItem, row);
}
