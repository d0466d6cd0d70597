import { tagFor } from '../tagged';

export interface CachedFeed {
  xml: string;
  /** Entity tag of the text. */
  tag: string;
}

interface Entry {
  version: number;
  madeAt: number;
  feed: Promise<CachedFeed>;
}

/** Milliseconds. What changes without a change of the content, such as an article whose day has come, waits as long. */
const lifetime = 60_000;

/**
 * Feeds by name, each made once for a version of the content and shared by all who ask meanwhile: cleaning thirty
 * articles takes long enough to hold up everybody else. A version below zero is unknown, and nothing is cached for it.
 */
export function createFeedCache(version: () => number, now = Date.now) {
  const cached = new Map<string, Entry>();
  return (name: string, make: () => Promise<string>): Promise<CachedFeed> => {
    const known = cached.get(name);
    const current = version();
    if (known && known.version === current && current >= 0 && now() - known.madeAt < lifetime)
      return known.feed;
    const feed = make().then((xml) => ({ xml, tag: tagFor(xml) }));
    const entry = { version: current, madeAt: now(), feed };
    cached.set(name, entry);
    // What failed is made again for the next one who asks.
    feed.catch(() => cached.get(name) === entry && cached.delete(name));
    return feed;
  };
}
