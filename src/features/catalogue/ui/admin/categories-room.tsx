import type { ReactNode } from 'react';
import { ItemCard } from '#/owner/items/list/item-card';
import { ItemRoom } from '#/owner/items/list/item-room';
import { useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';
import { type CategoryKind, categoryItems } from './category-items';

/** The owner's list of categories. */
export function CategoriesRoom({ kind, above }: { kind: CategoryKind; above: ReactNode }) {
  const words = useWords(adminCatalogueWords).categories;
  return (
    <ItemRoom
      noun={categoryItems[kind]}
      words={words}
      above={above}
      card={(item, actions) => (
        <ItemCard {...actions} item={item} face={{ title: item.title, order: item.sortOrder }} />
      )}
    />
  );
}
