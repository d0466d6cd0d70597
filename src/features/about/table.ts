import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { localized, orderedColumns } from '#/owner/items/columns';
import { isOneOf } from '#/platform/db/columns';
import { type AboutSubject, aboutSubjects } from './contract';

export const aboutSections = pgTable(
  'about_sections',
  {
    ...orderedColumns(),
    section: text('section').$type<AboutSubject>().notNull(),
    title: localized('title').notNull(),
    /** Sanitised HTML. */
    content: localized('content').notNull(),
  },
  (table) => [check('about_sections_section', isOneOf(table.section, aboutSubjects))],
);
