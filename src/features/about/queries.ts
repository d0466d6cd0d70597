import { inOrder, isPublished } from '#/owner/items/store';
import type { Context } from '#/platform/context';
import { presentTexts, textsIn } from '#/platform/i18n/fallback';
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

const publishedRows = ({ db }: Pick<Context, 'db'>) =>
  db
    .select(publicColumns)
    .from(aboutSections)
    .where(isPublished(aboutSections))
    .orderBy(...inOrder(aboutSections));

/** What is published, in the owner's order and one language. */
export const publishedSections = async (ctx: Pick<Context, 'db'>, locale: Locale): Promise<AboutSection[]> =>
  (await publishedRows(ctx)).map(({ title, content, ...facts }) => ({
    ...facts,
    ...textsIn({ title, content }, locale),
  }));

/** The same with its texts in every language that there is. */
export const publishedSectionsInAll = async (ctx: Pick<Context, 'db'>) =>
  (await publishedRows(ctx)).map(({ title, content, ...facts }) => ({
    ...facts,
    ...presentTexts({ title, content }),
  }));
