import type { ArticleSummary } from '#/features/articles/contract';

export type SharedPicture = NonNullable<ReturnType<typeof sharedPicture>>;

/** The types that every social network shows: only some show WebP and AVIF, none SVG. */
const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Pixels below which social networks show a picture small, or not at all. */
const minWidth = 600;

/** An article's own picture, if it can be shown large wherever the article is shared. */
export function sharedPicture({ image, picture, imageAlt, title }: ArticleSummary, baseUrl: string) {
  if (image === null || !URL.canParse(image, baseUrl)) return undefined;
  const { href: src, pathname } = new URL(image, baseUrl);
  const type = types[pathname.split('.').at(-1)?.toLowerCase() ?? ''];
  if (type === undefined || (picture?.width ?? minWidth) < minWidth) return undefined;
  return {
    /** Absolute. */
    src,
    type,
    /** Pixels, if they are known. */
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    alt: imageAlt || title,
  };
}
