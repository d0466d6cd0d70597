import { hasSales } from '#/features/balances/queries';
import { readSiteLanguages } from '#/features/languages/queries';
import { responsiblePerson } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { inEveryLanguage, type Localized } from '#/platform/i18n/locale';
import { type NoticeFacts, type PrivacyValues, perKind, type SiteFacts } from './contract';
import { privacySettings } from './table';

/** The settings that apply until the owner saves the form for the first time. */
const defaults: PrivacyValues & { version: number } = {
  version: 0,
  ...perKind(() => null),
  hosting: '',
  mailing: '',
  copies: '',
};

export async function storedPrivacy(db: Executor): Promise<PrivacyValues & { version: number }> {
  const [row] = await db.select().from(privacySettings);
  if (!row) return defaults;
  const { id: _, ...settings } = row;
  return settings;
}

/** `site` has the facts that these queries can't find out. */
export async function noticeFacts(
  { db }: Pick<Context, 'db'>,
  site: SiteFacts,
): Promise<Localized<NoticeFacts>> {
  const languages = await readSiteLanguages({ db });
  const responsible = await responsiblePerson({ db }, languages.main);
  const sellsPackages = await hasSales(db);
  const { version: _, hosting, mailing, copies, ...retention } = await storedPrivacy(db);
  return inEveryLanguage((locale) => ({
    ...responsible[locale],
    ...site,
    hosting,
    mailing,
    copies,
    retention,
    sellsPackages,
  }));
}
