import type { Context } from '#/platform/context';
import { sanitized } from '#/platform/html/sanitize';
import type { OwnersArticle } from '../admin-contract';
import { ownersArticle } from '../admin-queries';
import { readTimeOf } from '../rules';
import { articles } from '../table';

/** A Turkish article that has come in from elsewhere. */
export interface ForeignArticle {
  title: string;
  /** Plain text. */
  excerpt: string;
  /** HTML; cleaned before it is stored. */
  content: string;
  /** The address of a picture that is kept here. */
  image: string | null;
  category: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Unique: an article is imported once, and not again after it was deleted. */
  sourceUrl: string;
  canonicalUrl: string;
}

/** Adds it as a draft; undefined where one of the same source was here before. */
export async function addImported(
  { db }: Pick<Context, 'db'>,
  { title, excerpt, content, ...facts }: ForeignArticle,
): Promise<OwnersArticle | undefined> {
  const body = sanitized(content);
  const [row] = await db
    .insert(articles)
    .values({
      ...facts,
      title: { tr: title },
      excerpt: { tr: excerpt },
      content: { tr: body },
      readTime: readTimeOf(body),
      isPublished: false,
    })
    .onConflictDoNothing({ target: articles.sourceUrl })
    .returning();
  return row && ownersArticle(row);
}
