import type { Clock } from '#/platform/clock/clock';
import type { ContentVersion } from '#/platform/db/content-version';
import { entityTag } from './tagged';

export interface CachedText {
  text: string;
  tag: string;
}

interface Entry {
  version: number;
  madeAt: number;
  made: Promise<CachedText>;
}

/** Milliseconds for which a text is used: some texts change with the time alone, for example when the dates of a course pass. */
const lifetime = 5 * 60_000;

/**
 * Machine-readable texts by name, such as the sitemap and the feeds. Each is kept until the content changes, for `lifetime` at
 * most, and shared by all requests, because reading the articles for a feed takes long enough to delay everybody else. While
 * the latest version is unknown, the old text is sent.
 */
export function createTextCache(content: Pick<ContentVersion, 'current' | 'isKnown'>, clock: Clock) {
  const cached = new Map<string, Entry>();
  return (name: string, make: () => Promise<string>): Promise<CachedText> => {
    const known = cached.get(name);
    const version = content.current();
    const now = clock.now().getTime();
    const isCurrent = known?.version === version && now - known.madeAt < lifetime;
    if (known && (isCurrent || !content.isKnown())) return known.made;
    const made = make().then((text) => ({ text, tag: entityTag(text) }));
    const entry = { version, madeAt: now, made };
    cached.set(name, entry);
    // A failed text is made again for the next request.
    made.catch(() => cached.get(name) === entry && cached.delete(name));
    return made;
  };
}
