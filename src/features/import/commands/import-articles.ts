import type { ForeignArticle } from '#/features/articles/contract';
import type { BringHome } from '#/features/pictures/admin-contract';
import type { Context } from '#/platform/context';
import { traceOf } from '#/platform/errors/trace';
import type { SafeFetchFailure } from '#/platform/net/safe-fetch';
import type { Entry } from '#/platform/reading/feed';
import { openReader, type Reader, TooComplex } from '#/platform/reading/reader';
import type { ReadPage, ReadText } from '#/platform/reading/tasks';
import { timeZone } from '#/platform/time/site-zone';
import { wallTimeOf } from '#/platform/time/zone';
import type { ImportedArticle, ImportFailure, ImportReport, ImportSource } from '../admin-contract';
import {
  categories,
  excerptOf,
  givenBy,
  hostsOf,
  isOnSameHost,
  isWhole,
  mostArticles,
  titleOf,
} from '../rules';
import { bringPictures } from './bring-pictures';

/** What an import needs of articles and pictures, which are other features' business. */
export interface ImportContext extends Pick<Context, 'clock' | 'log' | 'fetchOutside'> {
  bringHome: BringHome;
  /** Those of these addresses that were imported before. */
  knownAmong: (addresses: readonly string[]) => Promise<Set<string>>;
  /** Undefined where the address came in at the same time by another way. */
  add: (draft: ForeignArticle) => Promise<Omit<ImportedArticle, 'title' | 'url'> | undefined>;
}

export type ImportOutcome =
  | { ok: true; report: ImportReport }
  /** The source itself could not be read. `no_articles`: neither a feed nor a page that lists any. */
  | { ok: false; reason: SafeFetchFailure | 'no_articles' | 'too_complex' };

type Brought = Omit<ImportReport, 'finishedAt'>;
type Progress = (done: number, total: number) => void;

/** One page, one article. */
const limits = { maxBytes: 3 * 1024 * 1024, timeoutMs: 15_000 };
const feedTypes = ['application/*', 'text/*'];

class NotImported extends Error {
  readonly reason: ImportFailure;

  constructor(reason: ImportFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** Brings in what is new at `address` as drafts. Contacts no other host for pages; pictures may lie elsewhere. */
export async function importArticles(
  ctx: ImportContext,
  source: ImportSource,
  address: string,
  onProgress: Progress,
): Promise<ImportOutcome> {
  const listing = await ctx.fetchOutside(address, {
    ...limits,
    accept: feedTypes,
    onlyHosts: hostsOf(address),
  });
  if (!listing.ok) return { ok: false, reason: listing.reason };
  const reader = openReader();
  try {
    const { isFeed, entries: all } = await reader.source(listing.bytes, listing.url);
    const entries = unique(all);
    if (!isFeed && entries.length === 0) return { ok: false, reason: 'no_articles' };

    const report: Brought = { imported: [], known: [], failed: [], missingPictures: 0 };
    const known = await ctx.knownAmong(entries.map(({ url }) => url));
    const fresh = entries.filter(({ url }) => !known.has(url)).slice(0, mostArticles);
    for (const { title, url } of entries) if (known.has(url)) report.known.push({ title, url });
    for (const [done, entry] of fresh.entries()) {
      onProgress(done, fresh.length);
      await importOne(ctx, { source, address, entry, reader }, report);
    }
    return { ok: true, report: { ...report, finishedAt: ctx.clock.now().toISOString() } };
  } catch (error) {
    if (error instanceof TooComplex) return { ok: false, reason: 'too_complex' };
    throw error;
  } finally {
    reader.close();
  }
}

interface Found {
  source: ImportSource;
  address: string;
  entry: Entry;
  reader: Reader;
}

/** One article that fails is a line in the report; the others come all the same. */
async function importOne(ctx: ImportContext, found: Found, report: Brought): Promise<void> {
  const { title, url } = found.entry;
  try {
    const { draft, missing } = await draftOf(ctx, found);
    const added = await ctx.add(draft);
    report.missingPictures += missing;
    if (added) report.imported.push({ ...added, title: draft.title, url });
    else report.known.push({ title: draft.title, url });
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'unexpected') ctx.log.error({ error: traceOf(error) }, 'import: an article failed');
    report.failed.push({ title, url, reason });
  }
}

function reasonOf(error: unknown): ImportFailure {
  if (error instanceof NotImported) return error.reason;
  return error instanceof TooComplex ? 'too_complex' : 'unexpected';
}

async function draftOf(ctx: ImportContext, found: Found) {
  const { source, address, entry, reader } = found;
  const given = givenBy(entry);
  const text = given ? await reader.text(given, entry.url) : undefined;
  const page = text && isWhole(entry, text.plain) ? undefined : await pageOf(ctx, found, text !== undefined);
  const content = page ?? text;
  const title = titleOf(entry.title, page?.title);
  if (!title) throw new NotImported('no_title');
  const { settled, image, missing } = await pictured(ctx, found, content, page?.picture);
  const summary = entry.summary ? (await reader.text(entry.summary, entry.url)).plain : '';
  const date = entry.published ?? page?.published ?? ctx.clock.now();
  const canonical = page?.canonical;
  const draft: ForeignArticle = {
    title,
    excerpt: excerptOf(summary || page?.excerpt, settled.plain),
    content: settled.html,
    image,
    category: categories[source],
    date: wallTimeOf(date, timeZone).date,
    sourceUrl: entry.url,
    canonicalUrl: canonical && isOnSameHost(canonical, address) ? canonical : entry.url,
  };
  return { draft, missing };
}

/** The text with its pictures at home. */
async function pictured(
  { bringHome }: ImportContext,
  { entry, reader }: Found,
  content: ReadText | undefined,
  ofPage: string | undefined,
) {
  const head = entry.picture ?? ofPage;
  const { html = '', pictures = [] } = content ?? {};
  const { home, missing } = await bringPictures(head ? [head, ...pictures] : pictures, bringHome);
  const atHead = head ? home.get(head)?.url : undefined;
  const settled = await reader.settle(html, { head: atHead, home });
  return { settled, image: atHead ?? settled.first, missing };
}

/** The article on its own page. Where the feed gave a text of its own, that will do if the page has none. */
async function pageOf(
  ctx: ImportContext,
  { entry, address, reader }: Found,
  hasText: boolean,
): Promise<ReadPage | undefined> {
  const fallBack = (reason: ImportFailure) => {
    if (hasText && entry.content?.trim()) return undefined;
    throw new NotImported(reason);
  };
  if (!isOnSameHost(entry.url, address)) return fallBack('other_host');
  const fetched = await ctx.fetchOutside(entry.url, {
    ...limits,
    accept: ['text/html', 'application/xhtml+xml'],
    onlyHosts: hostsOf(address),
  });
  if (!fetched.ok) return fallBack(fetched.reason);
  return (await reader.page(fetched.bytes, fetched.url)) ?? fallBack('no_text');
}

const unique = (entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [entry.url, entry])).values(),
];
