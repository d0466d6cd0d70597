import type { Context } from '#/platform/context';
import { locales } from '#/platform/i18n/locale';
import type { SiteLanguages } from '#/platform/i18n/site-languages';
import { siteLanguages } from '../table';

export type LanguagesSet = { ok: true } | { ok: false; reason: 'main_closed' | 'main_unfit' };

/** Chooses the languages in which visitors read the site, and maybe that of mails to the owner. Every page of the main one must have its texts: `unfit` don't. */
export async function setLanguages(
  { db }: Pick<Context, 'db'>,
  { main, public: chosen, notices }: SiteLanguages,
  unfit: readonly string[],
): Promise<LanguagesSet> {
  if (!chosen.includes(main)) return { ok: false, reason: 'main_closed' };
  if (unfit.includes(main)) return { ok: false, reason: 'main_unfit' };
  const values = {
    main,
    public: locales.filter((locale) => chosen.includes(locale)),
    ...(notices ? { notices } : {}),
  };
  await db.insert(siteLanguages).values(values).onConflictDoUpdate({ target: siteLanguages.id, set: values });
  return { ok: true };
}
