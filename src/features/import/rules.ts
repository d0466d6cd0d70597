import type { Entry } from '#/platform/reading/feed';
import type { ImportSource } from './admin-contract';

/** The category that articles of each source get; the public page groups articles by it. */
export const categories: Record<ImportSource, string> = {
  tuhaf: 'Tuhaf',
  radikal: 'Radikal',
  'cnn-turk': 'CNN Türk',
};

/** How many new articles one import takes, in the order of the source. The next import goes on with the others. */
export const maxArticles = 60;
/** A feed's text counts as the full article from this many characters; the number depends on the feed's element. */
const fullTextLength = { content: 600, summary: 1_500 };
const maxExcerpt = 300;
const maxTitle = 300;

/** Hosts and ports that pages may be fetched from: those of the source, by http or https. */
export function allowedHosts(address: string): string[] {
  const { hostname, port } = new URL(address);
  return port ? [`${hostname}:${port}`] : [`${hostname}:80`, `${hostname}:443`];
}

export const isOnSameHost = (url: string, source: string): boolean => {
  const [article, listing] = [new URL(url), new URL(source)];
  return article.hostname === listing.hostname && article.port === listing.port;
};

/** The article's text in the feed: the content, or else the summary; undefined if both are empty. */
export const textInFeed = ({ content, summary }: Entry): string | undefined =>
  content?.trim() || summary?.trim() || undefined;

/** Whether the feed contains the full article, so that its page need not be fetched; `plain` is the feed's text. */
export function isFullText({ content }: Entry, plain: string): boolean {
  const isTruncated = /(\[…\]|\[\.\.\.\]|…|\.\.\.|devamı\W*)$/iu.test(plain.slice(-100));
  return plain.length >= (content?.trim() ? fullTextLength.content : fullTextLength.summary) && !isTruncated;
}

/** The excerpt as plain text: the summary, otherwise the beginning of the text. */
export function chooseExcerpt(summary: string | undefined, text: string): string {
  const full = summary || text;
  if (full.length <= maxExcerpt) return full;
  const words = full.slice(0, maxExcerpt).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s.,;:…]+$/, '')}…`;
}

/** The feed's title, or the page's where the feed's is missing or truncated. */
export function chooseTitle(inFeed: string, onPage: string | undefined): string {
  const isComplete = inFeed !== '' && !/(…|\.\.\.)$/.test(inFeed);
  return (isComplete ? inFeed : onPage || inFeed).slice(0, maxTitle);
}
