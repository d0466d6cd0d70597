import { addImported } from '#/features/articles/commands/add-imported';
import { findImported, usedCategories } from '#/features/articles/queries';
import type { ImportAddresses } from '#/features/import/admin-contract';
import { createImports, type Imports } from '#/features/import/commands/run-imports';
import { readSiteLanguages } from '#/features/languages/queries';
import type { ImportContext } from '#/features/moving/commands/import-text';
import { fetchPicture } from '#/features/pictures/commands/fetch-picture';
import { siteTimeZone } from '#/features/profile/queries';
import type { IsOwnAddress } from '#/features/redirects/admin-routes';
import { setRedirectIn } from '#/features/redirects/commands/set-redirect';
import { oldAddress } from '#/features/redirects/rules';
import type { Context } from '#/platform/context';
import { langOf } from '#/platform/i18n/site-languages';

export const createSiteImports = (ctx: Context, addresses: ImportAddresses): Imports =>
  createImports(
    {
      clock: ctx.clock,
      log: ctx.log,
      fetchOutside: ctx.fetchOutside,
      siteTimeZone: () => siteTimeZone(ctx.db),
      fetchPicture: (url) => fetchPicture(ctx, url),
      findImported: (urls) => findImported(ctx, urls),
      addDraft: (draft) => addImported(ctx, draft),
    },
    addresses,
  );

export const importContext = (
  ctx: Context,
  { baseUrl, isOwnAddress }: { baseUrl: string; isOwnAddress: IsOwnAddress },
): ImportContext => ({
  ...ctx,
  fetchPicture: (url) => fetchPicture(ctx, url),
  siteTimeZone: () => siteTimeZone(ctx.db),
  isKnown: async (key) => (await findImported(ctx, [key])).has(key),
  categories: () => usedCategories(ctx),
  addArticle: (tx, article) => addImported({ db: tx }, article),
  async redirect(tx, typed, { id, language }) {
    const from = oldAddress(typed);
    if (from === undefined || isOwnAddress(new URL(from, baseUrl))) return;
    const lang = langOf(language, await readSiteLanguages({ db: tx }));
    const to = `/articles/${id}${lang ? `?lang=${lang}` : ''}`;
    await setRedirectIn(tx, { from, to }, { baseUrl, listed: 'keep' });
  },
});
