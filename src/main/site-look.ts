import type { HomeSection } from '#/features/look/contract';
import { draftLook, emptySections, publishedLook } from '#/features/look/queries';
import { type RenderedLook, renderedLook } from '#/features/look/rules';
import type { Context } from '#/platform/context';
import type { ContentVersion } from '#/platform/db/content-version';
import type { SiteLanguages } from '#/platform/i18n/site-languages';

interface Known {
  look: RenderedLook | undefined;
  empty: HomeSection[];
}

/**
 * The published look and the empty sections of the home page, read again after each change of the content. If reading fails, the
 * values that were last read are used.
 */
export function createSiteLook(
  ctx: Pick<Context, 'db' | 'clock'>,
  content: Pick<ContentVersion, 'current'>,
  languages: { read(): Promise<SiteLanguages> },
) {
  let last: Known = { look: undefined, empty: [] };
  let reading: { version: number; known: Promise<Known> } | undefined;
  const read = async () => {
    const empty = await emptySections(ctx, await languages.read());
    last = { look: renderedLook(await publishedLook(ctx), empty), empty };
    return last;
  };
  const current = (): Promise<Known> => {
    const version = content.current();
    if (reading?.version === version) return reading.known;
    const known = read().catch(() => {
      reading = undefined;
      return last;
    });
    reading = { version, known };
    return known;
  };
  return {
    /** The look that was last read, without a query. */
    known: () => last.look,
    /** The parts of the published look that pages need; undefined for the shipped look with all sections. */
    rendered: async () => (await current()).look,
    /** The parts of the draft of the look that pages need, for the owner's preview. */
    preview: async () => renderedLook(await draftLook(ctx), (await current()).empty),
  };
}
