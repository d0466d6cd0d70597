import { Hono } from 'hono';
import { sectionItem } from '#/features/about/item';
import { aboutSections } from '#/features/about/table';
import { articleItem } from '#/features/articles/item';
import { articleSource } from '#/features/articles/queries';
import { articleRoutes } from '#/features/articles/routes';
import { articles } from '#/features/articles/table';
import { bookItem } from '#/features/books/item';
import { bookRoutes } from '#/features/books/routes';
import { books } from '#/features/books/table';
import {
  consultingCategoryChecks,
  corporateChecks,
  packageChecks,
  serviceChecks,
  trainingCategoryChecks,
  trainingChecks,
} from '#/features/catalogue/admin-queries';
import {
  consultingCategoryItem,
  corporateItem,
  packageItem,
  serviceItem,
  trainingCategoryItem,
  trainingItem,
} from '#/features/catalogue/item';
import { catalogueRoutes } from '#/features/catalogue/routes';
import {
  consultingCategories,
  consultingPackages,
  consultingServices,
  corporatePrograms,
  trainingCategories,
  trainingPrograms,
} from '#/features/catalogue/table';
import { mediaItem } from '#/features/media/item';
import { mediaRoutes } from '#/features/media/routes';
import { media } from '#/features/media/table';
import { findPictures } from '#/features/pictures/queries';
import { keepSamples } from '#/features/profile/commands/keep-samples';
import { siteToday } from '#/features/profile/queries';
import type { Noun, OwnersItem } from '#/owner/items/item';
import { type ItemChecks, itemRoutes } from '#/owner/items/routes';
import type { ValuesOf } from '#/owner/items/store';
import { publishedRoutes } from '#/published/routes';
import type { Ctx, Source } from '#/published/source';

/** The routes of a content noun. `own` can replace the public routes or their source, and add checks to the owner's routes. */
function content<Table extends Source['table']>(
  noun: Noun<OwnersItem, OwnersItem, ValuesOf<Table>>,
  table: Table,
  own: { routes?: (ctx: Ctx) => Hono; source?: Source; checks?: ItemChecks } = {},
) {
  const source: Source = own.source ?? { noun, table, findPictures };
  return {
    source,
    owners: (ctx: Ctx) =>
      itemRoutes(ctx, noun, table, siteToday, {
        ...own.checks,
        kept: (row) => keepPictures(ctx, noun, row),
      }),
    visitors: own.routes ?? ((ctx: Ctx) => publishedRoutes(ctx, source)),
  };
}

export const pictureFields = ({ fields }: Pick<Noun, 'fields'>): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === 'picture');

/** Marks the pictures of an item as kept: if the owner keeps a sample unchanged, she keeps its pictures, too. */
async function keepPictures(ctx: Ctx, noun: Pick<Noun, 'fields'>, row: object): Promise<void> {
  const addresses = pictureFields(noun).map((name) => (row as Record<string, unknown>)[name]);
  await keepSamples(
    ctx,
    addresses.flatMap((address) => (typeof address === 'string' && address !== '' ? [address] : [])),
  );
}

/** No public routes. Used for all nouns of the catalogue but the first, which brings the routes of the whole catalogue. */
const routes = () => new Hono();

/** All content nouns with their tables; a new noun is added here. */
export const nouns = [
  content(bookItem, books, { routes: bookRoutes }),
  content(mediaItem, media, { routes: mediaRoutes }),
  content(articleItem, articles, { routes: articleRoutes, source: articleSource }),
  content(sectionItem, aboutSections),
  content(consultingCategoryItem, consultingCategories, {
    routes: catalogueRoutes,
    checks: consultingCategoryChecks,
  }),
  content(trainingCategoryItem, trainingCategories, { routes, checks: trainingCategoryChecks }),
  content(serviceItem, consultingServices, { routes, checks: serviceChecks }),
  content(packageItem, consultingPackages, { routes, checks: packageChecks }),
  content(trainingItem, trainingPrograms, { routes, checks: trainingChecks }),
  content(corporateItem, corporatePrograms, { routes, checks: corporateChecks }),
];

export const sources = nouns.map(({ source }) => source);
