import type { ContentVersion } from '#/platform/db/content-version';
import { tagFor } from '../tagged';

export interface CachedFeed {
  xml: string;
  /** Entity tag of the text. */
  tag: string;
}

interface Entry {
  version: number;
  feed: Promise<CachedFeed>;
}

/**
 * Feeds by name, each made once for a version of the content and shared by all who ask meanwhile: cleaning thirty
 * articles takes long enough to hold up everybody else. While nobody can say what the latest version is, a feed is
 * shown as it was.
 */
export function createFeedCache(content: Pick<ContentVersion, 'current' | 'isKnown'>) {
  const cached = new Map<string, Entry>();
  return (name: string, make: () => Promise<string>): Promise<CachedFeed> => {
    const known = cached.get(name);
    const version = content.current();
    if (known && (known.version === version || !content.isKnown())) return known.feed;
    const feed = make().then((xml) => ({ xml, tag: tagFor(xml) }));
    const entry = { version, feed };
    cached.set(name, entry);
    // What failed is made again for the next one who asks.
    feed.catch(() => cached.get(name) === entry && cached.delete(name));
    return feed;
  };
}
