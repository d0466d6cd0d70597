import { itemClient } from '#/owner/items/client';
import type { Noun } from '#/owner/items/item';
import type { PageContext } from '../page-context';

/** Loads all items of a noun, if the owner is signed in. */
export const itemList =
  <Item, Listed>(noun: Noun<Item, Listed>) =>
  async ({ context: { queryClient, owner } }: { context: PageContext & { owner: unknown } }) => {
    if (owner) await queryClient.fetchQuery(itemClient(noun).list());
  };
