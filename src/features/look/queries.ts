import { publishedArticles } from '#/features/articles/queries';
import { shelf } from '#/features/books/queries';
import { publishedServices, publishedTrainings } from '#/features/catalogue/queries';
import { publicMedia } from '#/features/media/queries';
import { filledParts } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { readerIn, type SiteLanguages } from '#/platform/i18n/site-languages';
import { type HomeSection, homeSections, type Look } from './contract';
import { mailColours, withDefaults } from './rules';
import { siteLook } from './table';

export async function publishedLook({ db }: { db: Executor }): Promise<Look> {
  const [row] = await db.select({ published: siteLook.published }).from(siteLook);
  return withDefaults(row?.published);
}

export async function draftLook({ db }: { db: Executor }): Promise<Look> {
  const [row] = await db.select({ published: siteLook.published, draft: siteLook.draft }).from(siteLook);
  return withDefaults(row?.draft ?? row?.published);
}

/**
 * The sections of the home page that are empty. They are the same in every language, because texts that a language lacks are
 * shown in the main language.
 */
export async function emptySections(
  ctx: Pick<Context, 'db' | 'clock'>,
  languages: SiteLanguages,
): Promise<HomeSection[]> {
  const reader = readerIn(languages.main, languages);
  const [training, consulting, books, media, articles, parts] = await Promise.all([
    publishedTrainings(ctx, reader),
    publishedServices(ctx, reader),
    shelf(ctx, reader),
    publicMedia(ctx, reader),
    publishedArticles(ctx, reader, { place: 'home' }),
    filledParts(ctx, reader),
  ]);
  const isFilled: Record<HomeSection, boolean> = {
    ...parts,
    training: training.length > 0,
    consulting: consulting.length > 0,
    books: books.length > 0,
    media: media.length > 0,
    articles: articles.length > 0,
    contact: true,
  };
  return homeSections.filter((section) => !isFilled[section]);
}

/** Undefined for the shipped look. */
export const publishedMailColours = async (ctx: { db: Executor }) => mailColours(await publishedLook(ctx));
