import { sql } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';
import { type Locale, locales, sourceLocale } from '#/platform/i18n/locale';
import { everyLanguage, type SiteLanguages } from '#/platform/i18n/site-languages';
import { siteLanguages } from './table';

/** If no languages are stored, all are public. */
export async function readSiteLanguages({ db }: { db: Executor }): Promise<SiteLanguages> {
  const [row] = await db.select().from(siteLanguages);
  if (!row) return everyLanguage;
  return {
    main: row.main,
    public: locales.filter((locale) => row.public.includes(locale)),
    ...(row.notices ? { notices: row.notices } : {}),
  };
}

export const mainLanguage = sql<Locale>`coalesce((select ${siteLanguages.main} from ${siteLanguages}), ${sql.raw(`'${sourceLocale}'`)})`;
