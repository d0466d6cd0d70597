import { publishedLook } from '#/features/look/queries';
import { type RenderedLook, renderedLook } from '#/features/look/rules';
import type { Context } from '#/platform/context';
import type { ContentVersion } from '#/platform/db/content-version';

export interface SiteLook {
  /** What pages need of the published look; undefined for the shipped one. */
  rendered(): Promise<RenderedLook | undefined>;
}

/** The published look, read again after each change of the content. Without the database it is the last one that was read. */
export function createSiteLook(ctx: Pick<Context, 'db'>, content: Pick<ContentVersion, 'current'>): SiteLook {
  let last: RenderedLook | undefined;
  let known: { version: number; look: Promise<RenderedLook | undefined> } | undefined;
  const read = async () => {
    last = renderedLook(await publishedLook(ctx));
    return last;
  };
  return {
    rendered() {
      const version = content.current();
      if (known?.version === version) return known.look;
      const look = read().catch(() => {
        known = undefined;
        return last;
      });
      known = { version, look };
      return look;
    },
  };
}
