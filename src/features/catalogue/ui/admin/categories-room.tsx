import type { ReactNode } from 'react';
import { ItemCard } from '#/owner/items/list/item-card';
import { ItemRoom } from '#/owner/items/list/item-room';
import { useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';
import { consultingCategoryItem, trainingCategoryItem } from '../../item';

const nouns = { consulting: consultingCategoryItem, training: trainingCategoryItem };

/** The owner's list of categories. */
export function CategoriesRoom({ of, above }: { of: keyof typeof nouns; above: ReactNode }) {
  const words = useWords(adminCatalogueWords).categories;
  return (
    <ItemRoom
      noun={nouns[of]}
      words={words}
      above={above}
      card={(item, actions) => (
        <ItemCard {...actions} item={item} face={{ title: item.title, order: item.sortOrder }} />
      )}
    />
  );
}
