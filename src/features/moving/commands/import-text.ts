import { and, eq, inArray, or } from 'drizzle-orm';
import type { NewImportedArticle } from '#/features/articles/contract';
import type { FetchPicture, PictureRefusalReason } from '#/features/pictures/admin-contract';
import type { Context } from '#/platform/context';
import type { Executor, Transaction } from '#/platform/db/database';
import { isUnreachableError } from '#/platform/errors/database';
import { errorTrace } from '#/platform/errors/trace';
import type { Locale } from '#/platform/i18n/locale';
import { copyPictures } from '#/platform/reading/copy-pictures';
import type { ExportedPicture, ExportedText } from '#/platform/reading/exported';
import { type Reader, TooComplex } from '#/platform/reading/reader';
import { excerpt } from '#/ui/excerpt';
import type { TextFailure } from '../admin-contract';
import { chooseCategory, dayOf, embedsIn, keyOf, oldAddresses } from '../rules';
import { type SiteImport, siteImportEntries } from '../table';

/** What an import needs from other features. */
export interface ImportServices {
  fetchPicture: FetchPicture;
  siteTimeZone(): Promise<string>;
  /** Whether this text was imported before, even if it was deleted since. */
  isKnown(key: string): Promise<boolean>;
  categories(): Promise<string[]>;
  /** Stores an article. Resolves to undefined if another import has stored the same text since `isKnown`. */
  addArticle(tx: Executor, article: NewImportedArticle): Promise<{ id: string } | undefined>;
  /** Adds a redirect from an old address to the article, unless the address has a redirect already, or is one of this site. */
  redirect(tx: Transaction, from: string, article: { id: string; language: Locale }): Promise<void>;
}

export type ImportContext = Pick<Context, 'db' | 'clock' | 'jobs' | 'log'> & ImportServices;

/** The most characters of an excerpt. */
const maxExcerpt = 300;
/** The most files, and the most players, of one text that the report names. */
const maxFiles = 30;

/**
 * `left_behind`: a recording or document that stays on the old site. The text still links to it. `embedded`: a player. The text
 * has a link instead.
 */
type Missing = { url: string; reason: PictureRefusalReason | 'left_behind' | 'embedded' }[];

/** The outcome for one text. `ready`: the article can be stored. */
export type TextOutcome =
  | { state: 'known' }
  | { state: 'failed'; reason: TextFailure }
  | { state: 'ready'; article: NewImportedArticle; addresses: string[]; missing: Missing };

/** Sanitises a text, copies its pictures to this site, and makes an article of it. The article is not stored yet. */
export async function prepareText(
  ctx: ImportContext,
  site: SiteImport,
  text: ExportedText,
  reader: Reader,
): Promise<TextOutcome> {
  try {
    const key = keyOf(text, site.address);
    if (await ctx.isKnown(key)) return { state: 'known' };
    return await articleOf(ctx, site, text, reader);
  } catch (error) {
    if (error instanceof TooComplex) return { state: 'failed', reason: 'too_complex' };
    if (isUnreachableError(error)) throw error;
    ctx.log.error({ error: errorTrace(error) }, 'import: a text failed');
    return { state: 'failed', reason: 'unexpected' };
  }
}

async function articleOf(
  ctx: ImportContext,
  site: SiteImport,
  text: ExportedText,
  reader: Reader,
): Promise<TextOutcome> {
  const plain = async (html = '') => {
    if (!html) return '';
    const clean = await reader.text(`<div>${html}</div>`, site.address);
    return (await reader.replacePictures(clean.html, { leadPicture: undefined, copies: new Map() })).plain;
  };
  const base = URL.canParse(text.link) ? text.link : site.address;
  const library = await libraryOf(ctx, site, text, reader);
  const body =
    site.program === 'wordpress'
      ? await reader.wordPress(text.html, base, library)
      : await reader.ghostText(text.html, base);
  const title = (await plain(text.title)) || body.plain.split(' ').slice(0, 8).join(' ');
  if (!title) return { state: 'failed', reason: 'no_title' };

  const top = library.byId.get(text.picture ?? '') ?? { url: text.picture ?? '', alt: '' };
  const topAddress = URL.canParse(top.url) ? top.url : undefined;
  const { copies, missing } = await copyPictures(
    topAddress ? [topAddress, ...body.pictures] : body.pictures,
    ctx.fetchPicture,
  );
  const topPicture = topAddress ? copies.get(topAddress) : undefined;
  const final = await reader.replacePictures(
    body.html,
    { leadPicture: topPicture?.url, copies },
    site.address,
  );
  const embeds = embedsIn(final.html);
  const readable = embeds.reduce((html, { paragraph }) => html.replace(paragraph, ''), final.html);
  const article: NewImportedArticle = {
    title: title.slice(0, 300),
    excerpt: excerpt((await plain(text.excerpt)) || (await plain(readable)), maxExcerpt),
    content: final.html,
    image: topPicture?.url ?? final.first,
    imageAlt: topPicture ? top.alt.slice(0, 300) : '',
    // WordPress stores the names of categories with HTML entities: 'Ar &amp; Ge'.
    category: chooseCategory([await plain(text.categories[0])], await ctx.categories()),
    date: dayOf(text, await ctx.siteTimeZone(), ctx.clock.now()),
    sourceUrl: keyOf(text, site.address),
    canonicalUrl: null,
    language: site.language,
    isPublished: site.publish && text.wasPublic && text.kind === 'post',
  };
  return {
    state: 'ready',
    article,
    addresses: text.wasPublic ? oldAddresses(text, site.program) : [],
    missing: [
      ...missing,
      ...final.files.slice(0, maxFiles).map((url) => ({ url, reason: 'left_behind' as const })),
      ...embeds.slice(0, maxFiles).map(({ url }) => ({ url, reason: 'embedded' as const })),
    ].map(({ url, reason }) => ({ url: url.slice(0, 500), reason })),
  };
}

/** The pictures of the old site's media library that belong to a text: those it names by id, and those uploaded for it. */
async function libraryOf({ db }: ImportContext, site: SiteImport, text: ExportedText, reader: Reader) {
  if (site.program !== 'wordpress') return { byId: new Map<string, ExportedPicture>(), own: [] };
  const ids = [...(await reader.libraryIds(text.html)), ...(text.picture ? [text.picture] : [])];
  const rows = await db
    .select({ source: siteImportEntries.source })
    .from(siteImportEntries)
    .where(
      and(
        eq(siteImportEntries.importId, site.id),
        eq(siteImportEntries.kind, 'picture'),
        or(inArray(siteImportEntries.key, ids), eq(siteImportEntries.parent, text.id)),
      ),
    )
    .orderBy(siteImportEntries.id)
    .limit(500);
  const pictures = rows.flatMap(({ source }) => (source?.kind === 'picture' ? [source] : []));
  return {
    byId: new Map(pictures.map((picture) => [picture.id, picture])),
    own: pictures.filter(({ parent, id }) => parent === text.id && id !== text.picture),
  };
}
