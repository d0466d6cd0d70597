import * as z from 'zod/mini';

/** The same picture smaller, or in a format that takes fewer bytes. */
const pictureVariant = z.object({
  type: z.enum(['image/avif', 'image/webp']),
  /** Pixels. */
  width: z.number(),
  url: z.string(),
});

/** A picture that the site keeps itself. */
export const picture = z.object({
  url: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  /** A few blurred pixels as a data URI: what is seen until the picture has come. */
  placeholder: z.string(),
  /** By format, the one that takes fewest bytes first, each from narrow to wide; none until they are made. */
  variants: z.array(pictureVariant),
});
export type Picture = z.infer<typeof picture>;
