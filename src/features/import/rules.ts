import type { Entry } from '#/platform/reading/feed';
import type { ImportSource } from './admin-contract';

/** The public page groups articles by these categories. */
export const categories: Record<ImportSource, string> = {
  tuhaf: 'Tuhaf',
  radikal: 'Radikal',
  'cnn-turk': 'CNN Türk',
};

/** How many new articles one import takes, in the order of the source. The next import goes on with the others. */
export const maxArticles = 60;
/**
 * A text in a feed counts as the full article if it has at least this many characters. The number depends on the feed's element.
 */
const fullTextLength = { content: 600, summary: 1_500 };
const maxExcerpt = 300;
const maxTitle = 300;

/** The host of the source. If its address names no port, both http and https are allowed. */
export function allowedHosts(address: string): string[] {
  const { hostname, port } = new URL(address);
  return port ? [`${hostname}:${port}`] : [`${hostname}:80`, `${hostname}:443`];
}

export const isOnSameHost = (url: string, source: string): boolean => {
  const [article, listing] = [new URL(url), new URL(source)];
  return article.hostname === listing.hostname && article.port === listing.port;
};

export const textInFeed = ({ content, summary }: Entry): string | undefined =>
  content?.trim() || summary?.trim() || undefined;

/** Whether the feed contains the full article, so that its page need not be fetched; `plain` is the feed's text. */
export function isFullText({ content }: Entry, plain: string): boolean {
  const isTruncated = /(\[…\]|\[\.\.\.\]|…|\.\.\.|devamı\W*)$/iu.test(plain.slice(-100));
  return plain.length >= (content?.trim() ? fullTextLength.content : fullTextLength.summary) && !isTruncated;
}

export function chooseExcerpt(summary: string | undefined, text: string): string {
  const full = summary || text;
  if (full.length <= maxExcerpt) return full;
  const words = full.slice(0, maxExcerpt).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s.,;:…]+$/, '')}…`;
}

export function chooseTitle(inFeed: string, onPage: string | undefined): string {
  const isComplete = inFeed !== '' && !/(…|\.\.\.)$/.test(inFeed);
  return (isComplete ? inFeed : onPage || inFeed).slice(0, maxTitle);
}
