import * as z from 'zod/mini';

/** The same picture in a smaller size or another format. Only drawings that come with the product are SVG. */
const pictureVariant = z.object({
  type: z.enum(['image/svg+xml', 'image/avif', 'image/webp']),
  /** Pixels. */
  width: z.number(),
  url: z.string(),
});

/** A picture that the site itself stores, or that came with the product. */
export const picture = z.object({
  url: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  /** A few blurred pixels as a data URI, shown until the picture has loaded. */
  placeholder: z.string(),
  /**
   * Grouped by format, the format with the smallest files first; within a format sorted by width. Empty until the job has made
   * them.
   */
  variants: z.array(pictureVariant),
});
export type Picture = z.infer<typeof picture>;

/** The sizes and variants of an item's picture; null if it has none, or if the picture is on another site. */
export interface Pictured {
  picture: Picture | null;
}
