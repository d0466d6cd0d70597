import { Hono } from 'hono';
import type { Context } from '#/platform/context';
import { Problem } from '#/platform/errors/problem';
import { jsonBody, requestLocale } from '#/platform/http-server/validated';
import { inEveryLanguage, type Locale, type Localized } from '#/platform/i18n/locale';
import { type Gap, languagesRequest, type OwnersLanguages } from './admin-contract';
import { itemGaps, type TranslatedNoun } from './admin-queries';
import { setLanguages } from './commands/set-languages';
import { adminLanguagesCopy } from './copy/admin/all';
import { readSiteLanguages } from './queries';

interface LanguageSettings {
  nouns: readonly TranslatedNoun[];
  /** What the profile lacks in each language, and the languages in which it lacks too much to be the main language (`unfit`). */
  profileGaps(main: Locale): Promise<{ gaps: Localized<Gap>; unfit: Locale[] }>;
}

export const languagesAdminRoutes = (ctx: Pick<Context, 'db'>, { nouns, profileGaps }: LanguageSettings) => {
  const ownersLanguages = async (): Promise<OwnersLanguages> => {
    const languages = await readSiteLanguages(ctx);
    const [profile, ...items] = await Promise.all([
      profileGaps(languages.main),
      ...nouns.map((noun) => itemGaps(ctx, noun, languages.main)),
    ]);
    const gaps = [profile.gaps, ...items];
    return {
      ...languages,
      unfit: profile.unfit,
      gaps: inEveryLanguage((locale) => gaps.map((gap) => gap[locale])),
    };
  };
  return new Hono()
    .get('/admin/languages', async (c) => c.json(await ownersLanguages()))
    .put('/admin/languages', jsonBody(languagesRequest), async (c) => {
      const request = c.req.valid('json');
      const { main } = await readSiteLanguages(ctx);
      const { unfit } = await profileGaps(main);
      const set = await setLanguages(ctx, request, unfit);
      if (!set.ok) throw new Problem('conflict', adminLanguagesCopy[requestLocale(c)].errors[set.reason]);
      return c.json(await ownersLanguages());
    });
};

export type LanguagesAdminRoutes = ReturnType<typeof languagesAdminRoutes>;
