import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { textsIn } from '#/platform/i18n/fallback';
import type { Locale } from '#/platform/i18n/locale';
import type { AboutSection } from './contract';
import { aboutSections } from './table';

/** What visitors may know of a section. */
const publicColumns = {
  id: aboutSections.id,
  section: aboutSections.section,
  title: aboutSections.title,
  content: aboutSections.content,
  sortOrder: aboutSections.sortOrder,
  isPublished: aboutSections.isPublished,
};

/** What is published, in the owner's order. */
export async function publishedSections(
  { db }: Pick<Context, 'db'>,
  locale: Locale,
): Promise<AboutSection[]> {
  const rows = await db
    .select(publicColumns)
    .from(aboutSections)
    .where(and(eq(aboutSections.isPublished, true), isNull(aboutSections.deletedAt)))
    .orderBy(asc(aboutSections.sortOrder), asc(aboutSections.id));
  return rows.map(({ title, content, ...facts }) => ({ ...facts, ...textsIn({ title, content }, locale) }));
}
