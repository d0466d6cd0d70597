import { readSiteLanguages } from '#/features/languages/queries';
import { itemFrom } from '#/owner/items/row';
import type { Executor } from '#/platform/db/database';
import { type Locale, sourceLocale } from '#/platform/i18n/locale';
import type { NewImportedArticle } from '../contract';
import { articleItem, type OwnersArticle } from '../item';
import { estimateReadTime } from '../rules';
import { articles } from '../table';

/** A text in these languages; its Turkish is always stored, and may be empty. */
const textIn = (languages: readonly Locale[], text: string) => ({
  tr: '',
  ...Object.fromEntries(languages.map((language) => [language, text])),
});

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
  const { main } = await readSiteLanguages({ db });
  // What is published has to have a title in the main language: until it is translated, the imported one.
  const languages = isPublished ? [language, main] : [language];
  // Loaded with the first import.
  const { sanitized } = await import('#/platform/html/sanitize');
  const body = sanitized(content);
  const [row] = await db
    .insert(articles)
    .values({
      ...facts,
      title: textIn(languages, title),
      excerpt: textIn(languages, excerpt),
      content: textIn(languages, body),
      ...(imageAlt ? { imageAlt: textIn(languages, imageAlt) } : {}),
      readTime: estimateReadTime(body),
      isPublished,
    })
    .onConflictDoNothing({ target: articles.sourceUrl })
    .returning();
  return row && itemFrom(articleItem, row, main);
}
