import { readSiteLanguages } from '#/features/languages/queries';
import { itemFrom } from '#/owner/items/row';
import type { Executor } from '#/platform/db/database';
import { type Locale, sourceLocale } from '#/platform/i18n/locale';
import type { NewImportedArticle } from '../contract';
import { articleItem, type OwnersArticle } from '../item';
import { estimateReadTime } from '../rules';
import { articles } from '../table';

/** A text in one language. The Turkish text is always stored, but may be empty. */
const textIn = (language: Locale, text: string) => ({ tr: '', [language]: text });

/**
 * Adds an imported article. Returns undefined if its source was imported before. An article in another language than the site's
 * main language stays a draft, because a published article needs a title in the main language.
 */
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
  const { main } = await readSiteLanguages({ db });
  // Loaded when it is first needed, because most sites never import articles.
  const { sanitized } = await import('#/platform/html/sanitize');
  const body = sanitized(content);
  const [row] = await db
    .insert(articles)
    .values({
      ...facts,
      title: textIn(language, title),
      excerpt: textIn(language, excerpt),
      content: textIn(language, body),
      ...(imageAlt ? { imageAlt: textIn(language, imageAlt) } : {}),
      readTime: estimateReadTime(body),
      isPublished: isPublished && language === main,
    })
    .onConflictDoNothing({ target: articles.sourceUrl })
    .returning();
  return row && itemFrom(articleItem, row, main);
}
