import { asc, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { textsIn } from '#/platform/i18n/fallback';
import type { Locale } from '#/platform/i18n/locale';
import type { AboutSection } from './contract';
import { aboutSections } from './table';

/** What is published, in the owner's order. */
export async function publishedSections(
  { db }: Pick<Context, 'db'>,
  locale: Locale,
): Promise<AboutSection[]> {
  const rows = await db
    .select()
    .from(aboutSections)
    .where(eq(aboutSections.isPublished, true))
    .orderBy(asc(aboutSections.sortOrder), asc(aboutSections.id));
  return rows.map(({ title, content, ...facts }) => ({ ...facts, ...textsIn({ title, content }, locale) }));
}
