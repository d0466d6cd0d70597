import { itemFrom } from '#/owner/items/row';
import type { Executor } from '#/platform/db/database';
import { type Locale, sourceLocale } from '#/platform/i18n/locale';
import type { NewImportedArticle } from '../contract';
import { articleItem, type OwnersArticle } from '../item';
import { estimateReadTime } from '../rules';
import { articles } from '../table';

/** Texts in a language; the Turkish ones, which every article has, are the same until they are translated. */
const textsIn = (language: Locale, text: string) => ({ tr: text, [language]: text });

/** Adds an imported article; undefined if its source was imported before. */
export async function addImported(
  { db }: { db: Executor },
  {
    title,
    excerpt,
    content,
    imageAlt,
    language = sourceLocale,
    isPublished = false,
    ...facts
  }: NewImportedArticle,
): Promise<OwnersArticle | undefined> {
  // Loaded with the first import.
  const { sanitized } = await import('#/platform/html/sanitize');
  const body = sanitized(content);
  const [row] = await db
    .insert(articles)
    .values({
      ...facts,
      title: textsIn(language, title),
      excerpt: textsIn(language, excerpt),
      content: textsIn(language, body),
      ...(imageAlt ? { imageAlt: textsIn(language, imageAlt) } : {}),
      readTime: estimateReadTime(body),
      isPublished,
    })
    .onConflictDoNothing({ target: articles.sourceUrl })
    .returning();
  return row && itemFrom(articleItem, row);
}
