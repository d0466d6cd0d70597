import * as z from 'zod/mini';
import type { Pictured } from '#/features/pictures/contract';
import {
  isPictureAddress,
  isWebAddress,
  orderField,
  pictureField,
  publishField,
  textField,
  titleField,
} from '#/owner/items/fields';
import { describeItem, type ItemField, type ItemFrom, type PublishedFrom } from '#/owner/items/item';
import { line } from '#/platform/input/fields';

/** The logo of a new marketplace. */
const cart = '🛒';
export const newMarketplace = () => ({ name: '', url: '', logo: cart });

/** A short text, such as an emoji, or the address of a picture. */
const logo = z.pipe(
  z.transform((value) => value || cart),
  line(2048).check(
    z.refine((text) => text.length <= 16 || isPictureAddress(text), {
      params: { format: 'picture_address' },
    }),
  ),
);

const isFilledIn = ({ name, url }: { name: string; url: string }): boolean => name !== '' || url !== '';

/** One row of the form. A row with a name or an address needs both. */
const marketplace = z.object({ name: line(80), url: line(2048), logo }).check(
  z.refine((shop) => !isFilledIn(shop) || shop.name !== '', {
    path: ['name'],
    params: { format: 'required' },
  }),
  z.refine((shop) => !isFilledIn(shop) || isWebAddress(shop.url), {
    path: ['url'],
    params: { format: 'web_address' },
  }),
);
/** Where a book is sold. The name is a proper name, the same in every language. */
export type Marketplace = z.output<typeof marketplace>;

const withDefaults = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? { ...newMarketplace(), ...value } : value;

/** The shops that sell a book. Rows without name and address are dropped; the form always has at least one row. */
const marketplaces = {
  kind: 'own',
  schema: z.optional(
    z.pipe(
      z.array(z.pipe(z.transform(withDefaults), marketplace)).check(z.maxLength(20)),
      z.transform((shops): Marketplace[] => shops.filter(isFilledIn)),
    ),
  ),
  place: 'after',
  initial: (): Marketplace[] => [],
  toFormValue: (shops: Marketplace[]) => (shops.length > 0 ? shops : [newMarketplace()]),
} satisfies ItemField<Marketplace[]>;

/** A book as the owner edits it. Only the title in the site's main language is required. */
export const bookItem = describeItem({
  name: 'books',
  fields: {
    title: titleField(200),
    description: textField(5000),
    image: pictureField(),
    marketplaces,
    sortOrder: orderField(),
    isPublished: publishField(),
  },
});
export type OwnersBook = ItemFrom<typeof bookItem>;
export type Book = PublishedFrom<typeof bookItem> & Pictured;
