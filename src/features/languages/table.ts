import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { isOneOf } from '#/platform/db/columns';
import { type Locale, locales, sourceLocale } from '#/platform/i18n/locale';

const codes = sql.raw(`array[${locales.map((locale) => `'${locale}'`).join(', ')}]`);

/** The languages in which visitors read the site: one row. Without a row all languages are public. */
export const siteLanguages = pgTable(
  'site_languages',
  {
    id: integer('id').primaryKey().default(1),
    /** The language of addresses without `lang`. */
    main: text('main').$type<Locale>().notNull().default(sourceLocale),
    /** The language of mails to the owner; null for the main language. */
    notices: text('notices').$type<Locale>(),
    public: text('public').array().$type<Locale[]>().notNull(),
  },
  (table) => [
    check('site_languages_one_row', sql`${table.id} = 1`),
    check('site_languages_main', isOneOf(table.main, locales)),
    check('site_languages_notices', isOneOf(table.notices, locales)),
    check('site_languages_public', sql`${table.public} <@ ${codes} and ${table.main} = any(${table.public})`),
  ],
);
