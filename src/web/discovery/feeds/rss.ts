import { generateRssFeed } from 'feedsmith';
import type { Feed } from './feed';

/** RSS 2.0, with the whole body of each item (content:encoded). */
export const rss = (feed: Feed): string =>
  generateRssFeed({
    title: feed.title,
    link: feed.page,
    description: feed.description,
    language: feed.locale,
    lastBuildDate: feed.updated,
    atom: { links: [{ href: feed.self, rel: 'self', type: 'application/rss+xml' }] },
    items: feed.entries.map((entry) => ({
      title: entry.title,
      link: entry.address,
      guid: { value: entry.address, isPermaLink: true },
      description: entry.summary,
      pubDate: entry.published,
      categories: entry.category ? [{ name: entry.category }] : [],
      dc: { creators: [feed.author], languages: [entry.languages.content] },
      content: { encoded: entry.content },
    })),
  });
