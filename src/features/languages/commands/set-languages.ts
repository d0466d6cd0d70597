import type { Context } from '#/platform/context';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import { locales } from '#/platform/i18n/locale';
import type { SiteLanguages } from '#/platform/i18n/site-languages';
import { readSiteLanguages } from '../queries';
import { siteLanguages } from '../table';

export type LanguagesSet = { ok: true } | { ok: false; reason: 'main_closed' | 'main_unfit' | 'changed' };

/** `unfit` are the languages that can't become the main language, because they lack a text that every page needs. */
export async function setLanguages(
  { db }: Pick<Context, 'db'>,
  { main, public: chosen, notices, seen }: SiteLanguages & { seen?: SiteLanguages | undefined },
  unfit: readonly string[],
): Promise<LanguagesSet> {
  if (!chosen.includes(main)) return { ok: false, reason: 'main_closed' };
  // Without `notices`, the stored language of mails to the owner stays.
  const values = { main, public: inOrder(chosen), notices };
  return transact(db, async (tx): Promise<LanguagesSet> => {
    await lockNames(tx, ['site languages']);
    const stored = await readSiteLanguages({ db: tx });
    if (seen && !isSame(seen, stored)) return { ok: false, reason: 'changed' };
    if (main !== stored.main && unfit.includes(main)) return { ok: false, reason: 'main_unfit' };
    await tx
      .insert(siteLanguages)
      .values(values)
      .onConflictDoUpdate({ target: siteLanguages.id, set: values });
    return { ok: true };
  });
}

const inOrder = (chosen: SiteLanguages['public']) => locales.filter((locale) => chosen.includes(locale));

const isSame = (one: SiteLanguages, other: SiteLanguages): boolean =>
  one.main === other.main && `${inOrder(one.public)}` === `${inOrder(other.public)}`;
