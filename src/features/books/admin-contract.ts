import * as z from 'zod/mini';
import {
  isPictureAddress,
  isWebAddress,
  pictureAddress,
  plainTexts,
  sortOrder,
  titleTexts,
  versionField,
  writtenFields,
} from '#/owner/items/fields';
import type { WrittenItem } from '#/owner/items/item';
import type { Localized } from '#/platform/i18n/locale';
import { line } from '#/platform/input/fields';
import type { Marketplace } from './contract';

/** What a new marketplace starts with (specification, section 5). */
export const cart = '🛒';

/** An emoji, or the address of a picture. */
const logo = z.pipe(
  z.transform((value) => value || cart),
  line(2048).check(
    z.refine((text) => text.length <= 16 || isPictureAddress(text), {
      params: { format: 'picture_address' },
    }),
  ),
);

const begun = ({ name, url }: { name: string; url: string }): boolean => name !== '' || url !== '';

/** A row that somebody has begun needs a name and an address. */
const marketplace = z.object({ name: line(80), url: line(2048), logo }).check(
  z.refine((shop) => !begun(shop) || shop.name !== '', { path: ['name'], params: { format: 'required' } }),
  z.refine((shop) => !begun(shop) || isWebAddress(shop.url), {
    path: ['url'],
    params: { format: 'web_address' },
  }),
);

const withWords = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? { name: '', url: '', logo: cart, ...value } : value;

/** A shop that nobody has filled in is none. */
const marketplaces = z.pipe(
  z.array(z.pipe(z.transform(withWords), marketplace)).check(z.maxLength(20)),
  z.transform((shops) => shops.filter(begun)),
);

const fields = {
  title: titleTexts(200),
  description: z.optional(plainTexts(5000)),
  image: z.optional(pictureAddress),
  marketplaces: z.optional(marketplaces),
  sortOrder: z.optional(sortOrder),
  ...writtenFields,
};

/** `POST /api/admin/books`; only the title's Turkish must be there. */
export const bookDraft = z.object(fields);
export type BookDraft = z.output<typeof bookDraft>;

/** `PUT /api/admin/books/{id}`: what is left out stays. */
export const bookChange = z.extend(z.partial(bookDraft), versionField);

/** A book as the owner sees it: texts in all three languages, empty where there is none. */
export interface OwnersBook extends WrittenItem {
  title: Localized;
  description: Localized;
  image: string;
  marketplaces: Marketplace[];
  sortOrder: number;
}
