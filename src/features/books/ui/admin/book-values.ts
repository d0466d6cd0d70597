import { type FormValues, formValues } from '#/owner/items/form/use-item-form';
import { inAll } from '#/owner/items/item';
import { cart, type OwnersBook } from '../../admin-contract';
import type { Marketplace } from '../../contract';

export type BookValues = FormValues<OwnersBook>;

/** What a new marketplace starts with: a cart (specification, section 5). */
export const newMarketplace = (): Marketplace => ({ name: '', url: '', logo: cart });

/** A book as its form holds it; there is always a marketplace to fill in. */
export function bookValues(book?: OwnersBook, place = 0): BookValues {
  const values: BookValues = book
    ? formValues(book)
    : {
        title: inAll(null),
        description: inAll(null),
        image: '',
        marketplaces: [],
        sortOrder: place,
        isPublished: true,
        automatic: [],
      };
  return {
    ...values,
    marketplaces: values.marketplaces.length > 0 ? values.marketplaces : [newMarketplace()],
  };
}
