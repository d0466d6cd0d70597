import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { itemClient } from '#/owner/items/client';
import type { ItemWords } from '#/owner/items/form/open-form';
import { buttonClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';
import { type CategoryKind, categoryItems } from './category-items';

/** The text of an empty list. Where there is no category yet, it asks the owner to add a category first. */
export function useEmpty(kind: CategoryKind, empty: ItemWords['empty']): ItemWords['empty'] {
  const { categories: words, kinds } = useWords(adminCatalogueWords);
  const { data: categories } = useSuspenseQuery(itemClient(categoryItems[kind]).list());
  if (categories.length > 0) return empty;
  const action = (
    <Link to="/admin/services" search={{ kind }} className={buttonClass({ kind: 'secondary', dense: true })}>
      {kinds[kind]}
    </Link>
  );
  return { ...empty, text: words.empty.text, action };
}
