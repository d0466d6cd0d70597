import { addImported } from '#/features/articles/commands/add-imported';
import { findImported } from '#/features/articles/queries';
import type { ImportAddresses } from '#/features/import/admin-contract';
import { createImports, type Imports } from '#/features/import/commands/run-imports';
import { fetchPicture } from '#/features/pictures/commands/fetch-picture';
import { siteTimeZone } from '#/features/profile/queries';
import type { Context } from '#/platform/context';

/** The imports, which store articles in `articles` and their pictures in `pictures`. */
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
