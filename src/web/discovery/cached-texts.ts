import type { Clock } from '#/platform/clock/clock';
import type { ContentVersion } from '#/platform/db/content-version';
import { entityTag } from './tagged';

export interface CachedText {
  text: string;
  /** Entity tag of the text. */
  tag: string;
}

interface Entry {
  version: number;
  madeAt: number;
  made: Promise<CachedText>;
}

/** Milliseconds for which a text is shown: some change with the time alone, as dates of courses pass. */
const lifetime = 5 * 60_000;

/**
 * Texts for programs by name, each made once per version of the content and shared by all requests: reading thirty articles for a
 * feed, or all pages for the sitemap, takes long enough to delay everybody else. While the latest version is unknown, the old text is
 * shown.
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
