import type { NewImportedArticle } from '#/features/articles/contract';
import type { FetchPicture } from '#/features/pictures/admin-contract';
import type { Context } from '#/platform/context';
import { ReasonedError } from '#/platform/errors/reasoned-error';
import { errorTrace } from '#/platform/errors/trace';
import type { SafeFetchFailure } from '#/platform/net/safe-fetch';
import { copyPictures } from '#/platform/reading/copy-pictures';
import type { Entry } from '#/platform/reading/feed';
import type { ReadPage, ReadText } from '#/platform/reading/read-text';
import { openReader, type Reader, TooComplex } from '#/platform/reading/reader';
import { toWallTime } from '#/platform/time/zone';
import type { ImportedArticle, ImportFailure, ImportReport, ImportSource } from '../admin-contract';
import {
  allowedHosts,
  categories,
  chooseExcerpt,
  chooseTitle,
  isFullText,
  isOnSameHost,
  maxArticles,
  textInFeed,
} from '../rules';

export interface ImportContext extends Pick<Context, 'clock' | 'log' | 'fetchOutside'> {
  fetchPicture: FetchPicture;
  siteTimeZone: () => Promise<string>;
  findImported: (addresses: readonly string[]) => Promise<Set<string>>;
  /** Returns undefined if another import has added the same address since `findImported`. */
  addDraft: (draft: NewImportedArticle) => Promise<Omit<ImportedArticle, 'title' | 'url'> | undefined>;
}

export type ImportOutcome =
  | { ok: true; report: ImportReport }
  /** The source itself could not be read. `no_articles`: it is neither a feed nor a page that lists articles. */
  | { ok: false; reason: SafeFetchFailure | 'no_articles' | 'too_complex' };

type UnfinishedReport = Omit<ImportReport, 'finishedAt'>;
type Progress = (done: number, total: number) => void;

const fetchBounds = { maxBytes: 3 * 1024 * 1024, timeoutMs: 15_000 };
const feedTypes = ['application/*', 'text/*'];

class NotImported extends ReasonedError<ImportFailure> {}

/** Pages are fetched only from the host of `address`, pictures from any host. */
export async function importArticles(
  ctx: ImportContext,
  source: ImportSource,
  address: string,
  onProgress: Progress,
): Promise<ImportOutcome> {
  const listing = await ctx.fetchOutside(address, {
    ...fetchBounds,
    accept: feedTypes,
    onlyHosts: allowedHosts(address),
  });
  if (!listing.ok) return { ok: false, reason: listing.reason };
  using reader = openReader();
  try {
    const { isFeed, entries: all } = await reader.source(listing.bytes, listing.url);
    const entries = [...new Map(all.map((entry) => [entry.url, entry])).values()];
    if (!isFeed && entries.length === 0) return { ok: false, reason: 'no_articles' };

    const report: UnfinishedReport = { imported: [], known: [], failed: [], missingPictures: 0 };
    const known = await ctx.findImported(entries.map(({ url }) => url));
    const newEntries = entries.filter(({ url }) => !known.has(url)).slice(0, maxArticles);
    for (const { title, url } of entries) if (known.has(url)) report.known.push({ title, url });
    for (const [done, entry] of newEntries.entries()) {
      onProgress(done, newEntries.length);
      await importOne(ctx, { source, address, entry, reader }, report);
    }
    return { ok: true, report: { ...report, finishedAt: ctx.clock.now().toISOString() } };
  } catch (error) {
    if (error instanceof TooComplex) return { ok: false, reason: 'too_complex' };
    throw error;
  }
}

interface ImportTask {
  source: ImportSource;
  address: string;
  entry: Entry;
  reader: Reader;
}

/** A failure is added to the report, so that the import continues with the next article. */
async function importOne(ctx: ImportContext, task: ImportTask, report: UnfinishedReport): Promise<void> {
  const { title, url } = task.entry;
  try {
    const { draft, missing } = await createDraft(ctx, task);
    const added = await ctx.addDraft(draft);
    report.missingPictures += missing;
    if (added) report.imported.push({ ...added, title: draft.title, url });
    else report.known.push({ title: draft.title, url });
  } catch (error) {
    const reason = failureReason(error);
    if (reason === 'unexpected') ctx.log.error({ error: errorTrace(error) }, 'import: an article failed');
    report.failed.push({ title, url, reason });
  }
}

function failureReason(error: unknown): ImportFailure {
  if (error instanceof NotImported) return error.reason;
  return error instanceof TooComplex ? 'too_complex' : 'unexpected';
}

async function createDraft(ctx: ImportContext, task: ImportTask) {
  const { source, address, entry, reader } = task;
  const inFeed = textInFeed(entry);
  const text = inFeed ? await reader.text(inFeed, entry.url) : undefined;
  const page =
    text && isFullText(entry, text.plain) ? undefined : await readPage(ctx, task, text !== undefined);
  const content = page ?? text;
  const title = chooseTitle(entry.title, page?.title);
  if (!title) throw new NotImported('no_title');
  const { finalText, image, missing } = await fetchArticlePictures(ctx, task, content, page?.picture);
  const summary = entry.summary ? (await reader.text(entry.summary, entry.url)).plain : '';
  const date = entry.published ?? page?.published ?? ctx.clock.now();
  const canonical = page?.canonical;
  const draft: NewImportedArticle = {
    title,
    excerpt: chooseExcerpt(summary || page?.excerpt, finalText.plain),
    content: finalText.html,
    image,
    category: categories[source],
    date: toWallTime(date, await ctx.siteTimeZone()).date,
    sourceUrl: entry.url,
    canonicalUrl: canonical && isOnSameHost(canonical, address) ? canonical : entry.url,
  };
  return { draft, missing };
}

async function fetchArticlePictures(
  { fetchPicture }: ImportContext,
  { entry, reader }: ImportTask,
  content: ReadText | undefined,
  pagePicture: string | undefined,
) {
  const leadPicture = entry.picture ?? pagePicture;
  const { html = '', pictures = [] } = content ?? {};
  const wanted = leadPicture ? [leadPicture, ...pictures] : pictures;
  const { copies } = await copyPictures(wanted, fetchPicture);
  const leadUrl = leadPicture ? copies.get(leadPicture)?.url : undefined;
  const finalText = await reader.replacePictures(html, { leadPicture: leadUrl, copies });
  // A picture that appears several times counts each time.
  const missing = wanted.filter((address) => !copies.has(address)).length;
  return { finalText, image: leadUrl ?? finalText.first, missing };
}

/**
 * Returns undefined if the page can't be read but the feed contains the article. Throws `NotImported` if neither is available.
 */
async function readPage(
  ctx: ImportContext,
  { entry, address, reader }: ImportTask,
  hasText: boolean,
): Promise<ReadPage | undefined> {
  const fallBack = (reason: ImportFailure) => {
    if (hasText && entry.content?.trim()) return undefined;
    throw new NotImported(reason);
  };
  if (!isOnSameHost(entry.url, address)) return fallBack('other_host');
  const fetched = await ctx.fetchOutside(entry.url, {
    ...fetchBounds,
    accept: ['text/html', 'application/xhtml+xml'],
    onlyHosts: allowedHosts(address),
  });
  if (!fetched.ok) return fallBack(fetched.reason);
  return (await reader.page(fetched.bytes, fetched.url)) ?? fallBack('no_text');
}
