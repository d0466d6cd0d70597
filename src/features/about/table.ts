import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { writtenColumns } from '#/platform/db/columns';
import type { SourceLocalized } from '#/platform/i18n/fallback';
import type { AboutSection } from './contract';

/** The sections of the about page. */
export const aboutSections = pgTable(
  'about_sections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    section: text('section').$type<AboutSection['section']>().notNull(),
    title: jsonb('title').$type<SourceLocalized>().notNull(),
    /** HTML, sanitised before it comes here. */
    content: jsonb('content').$type<SourceLocalized>().notNull(),
    sortOrder: integer('sort_order').notNull().default(0),
    isPublished: boolean('is_published').notNull().default(true),
    ...writtenColumns(),
  },
  (table) => [
    check(
      'about_sections_section',
      sql`${table.section} in ('hero', 'early_career', 'major_brands', 'ai_transformation', 'current_future')`,
    ),
  ],
);
