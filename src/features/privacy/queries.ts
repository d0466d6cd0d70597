import { hasSales } from '#/features/balances/queries';
import { readSiteLanguages } from '#/features/languages/queries';
import { responsiblePerson } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { inEveryLanguage, type Localized } from '#/platform/i18n/locale';
import { type NoticeFacts, type PrivacyValues, perKind, type SiteFacts } from './contract';
import { privacySettings } from './table';

/** Until the owner has settled anything. */
const defaults: PrivacyValues & { version: number } = {
  version: 0,
  ...perKind(() => null),
  hosting: '',
  mailing: '',
  copies: '',
};

/** What the owner has settled about personal data, with its version. */
export async function storedPrivacy(db: Executor): Promise<PrivacyValues & { version: number }> {
  const [row] = await db.select().from(privacySettings);
  if (!row) return defaults;
  const { id: _, ...settings } = row;
  return settings;
}

/** What the notices say, in every language. `site` is what the database alone does not tell. */
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
