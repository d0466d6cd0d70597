import type { ContentVersion } from '#/platform/db/content-version';
import { entityTag } from '../tagged';

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
 * Feeds by name, each made once per version of the content and shared by all requests: preparing thirty articles takes
 * long enough to delay everybody else. While the latest version is unknown, the old feed is shown.
 */
export function createFeedCache(content: Pick<ContentVersion, 'current' | 'isKnown'>) {
  const cached = new Map<string, Entry>();
  return (name: string, make: () => Promise<string>): Promise<CachedFeed> => {
    const known = cached.get(name);
    const version = content.current();
    if (known && (known.version === version || !content.isKnown())) return known.feed;
    const feed = make().then((xml) => ({ xml, tag: entityTag(xml) }));
    const entry = { version, feed };
    cached.set(name, entry);
    // A failed feed is made again for the next request.
    feed.catch(() => cached.get(name) === entry && cached.delete(name));
    return feed;
  };
}
