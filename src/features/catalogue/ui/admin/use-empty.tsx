import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { itemClient } from '#/owner/items/client';
import { buttonClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { adminCatalogueWords } from '../../copy';
import { type CategoryKind, categoryItems } from './category-items';

interface Empty {
  title: string;
  text: string;
  action?: ReactNode;
}

/** What an empty list of services says: where there is no category, that one comes first. */
export function useEmpty(kind: CategoryKind, empty: Empty): Empty {
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
