import * as z from 'zod/mini';
import { picture } from '#/features/pictures/contract';
import { locales } from '#/platform/i18n/locale';

const language = z.enum(locales);

export const marketplace = z.object({
  /** A proper name, the same in every language. */
  name: z.string(),
  url: z.string(),
  /** An emoji, or the address of a picture. */
  logo: z.string(),
});
export type Marketplace = z.infer<typeof marketplace>;

/** A book as visitors see it, in one language; texts without a translation come in Turkish. */
export const book = z.object({
  id: z.string(),
  title: z.string(),
  /** Plain text; the card shows its first 120 characters. */
  description: z.string(),
  languages: z.object({ title: language, description: language }),
  image: z.string(),
  /** Null where the picture lies elsewhere. */
  picture: z.nullable(picture),
  marketplaces: z.array(marketplace),
  sortOrder: z.number(),
  isPublished: z.boolean(),
});
export type Book = z.infer<typeof book>;
