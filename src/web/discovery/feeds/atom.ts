import { generateAtomFeed } from 'feedsmith';
import type { Feed } from './feed';

/** Atom (RFC 4287). Each text of an entry names its language, which may differ from the feed's. */
export const atom = (feed: Feed): string =>
  generateAtomFeed({
    id: feed.self,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    // Atom requires a date even if there is no entry yet.
    updated: feed.updated ?? new Date(0),
    authors: [{ name: feed.author }],
    xml: { lang: feed.locale },
    links: [
      { href: feed.self, rel: 'self', type: 'application/atom+xml' },
      { href: feed.page, rel: 'alternate', type: 'text/html', hreflang: feed.locale },
    ],
    entries: feed.entries.map((entry) => ({
      id: entry.address,
      title: { value: entry.title, xml: { lang: entry.languages.title } },
      summary: { value: entry.summary, xml: { lang: entry.languages.summary } },
      content: { value: entry.content, type: 'html', xml: { lang: entry.languages.content } },
      published: entry.published,
      updated: entry.published,
      categories: entry.category ? [{ term: entry.category }] : [],
      links: [{ href: entry.address, rel: 'alternate', type: 'text/html', hreflang: feed.locale }],
    })),
  });
