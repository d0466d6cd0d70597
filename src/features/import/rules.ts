import type { Entry } from '#/platform/reading/feed';
import type { ImportSource } from './admin-contract';

/** What the articles' groups on the public page go by (specification, section 2): those of Tuhaf are the strange ones. */
export const categories: Record<ImportSource, string> = {
  tuhaf: 'Tuhaf',
  radikal: 'Radikal',
  'cnn-turk': 'CNN Türk',
};

/** Articles that one import takes, the newest first; the next one finds the rest. */
export const mostArticles = 60;
/** Characters of a text that is one, and not the announcement of one. */
const wholeText = { content: 600, summary: 1_500 };
const longestExcerpt = 300;
const longestTitle = 300;

/** Hosts and ports that pages of this address may come from; the same host may offer itself securely. */
export function hostsOf(address: string): string[] {
  const { hostname, port } = new URL(address);
  return port ? [`${hostname}:${port}`] : [`${hostname}:80`, `${hostname}:443`];
}

export const isOnSameHost = (url: string, source: string): boolean => {
  const [article, listing] = [new URL(url), new URL(source)];
  return article.hostname === listing.hostname && article.port === listing.port;
};

/** The text of an article as far as the feed gives it. */
export const givenBy = ({ content, summary }: Entry): string | undefined =>
  content?.trim() || summary?.trim() || undefined;

/** Whether what the feed gives, as a reader sees it, is all: there is no more to be had on the article's page. */
export function isWhole({ content }: Entry, plain: string): boolean {
  const isCut = /(\[…\]|\[\.\.\.\]|…|\.\.\.|devamı\W*)$/iu.test(plain.slice(-100));
  return plain.length >= (content?.trim() ? wholeText.content : wholeText.summary) && !isCut;
}

/** Turkish, plain, one paragraph: the announcement, else the beginning of the text. */
export function excerptOf(announced: string | undefined, text: string): string {
  const told = announced || text;
  if (told.length <= longestExcerpt) return told;
  const words = told.slice(0, longestExcerpt).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s.,;:…]+$/, '')}…`;
}

/** The feed's title, unless it is missing or cut and the page has the whole. */
export function titleOf(told: string, onPage: string | undefined): string {
  const isWhole = told !== '' && !/(…|\.\.\.)$/.test(told);
  return (isWhole ? told : onPage || told).slice(0, longestTitle);
}
