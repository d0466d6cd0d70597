import type { ReactNode } from 'react';
import { Unbroken } from '#/ui/unbroken';
import type { Category } from '../contract';
import styles from './category.module.css';

interface CategoryGroupsProps<Item> {
  items: readonly Item[];
  /** In the order of the page. */
  categories: readonly Category[];
  /** Undefined shows all, in groups under their headings. */
  chosen: string | undefined;
  /** Renders the list of one category; `level` is the heading level of its items. */
  children: (items: Item[], level: 3 | 4) => ReactNode;
}

export function CategoryGroups<Item extends { category: string }>({
  items,
  categories,
  chosen,
  children,
}: CategoryGroupsProps<Item>) {
  const inCategory = (wanted: string) => items.filter(({ category }) => category === wanted);
  if (chosen) return children(inCategory(chosen), 3);
  return categories.map(({ id, title }) => (
    <section key={id} className={styles.group} aria-labelledby={`group-${id}`}>
      <h3 id={`group-${id}`} className="text-h3">
        <Unbroken>{title}</Unbroken>
      </h3>
      {children(inCategory(id), 4)}
    </section>
  ));
}
