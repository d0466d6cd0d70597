import type { ReactNode } from 'react';
import { Unbroken } from '#/ui/unbroken';
import styles from './category.module.css';

interface CategoryGroupsProps<Item, Category extends string> {
  items: readonly Item[];
  /** In the order of the page. */
  categories: readonly Category[];
  /** Undefined shows all, in groups under their headings. */
  chosen: Category | undefined;
  /** The list of one group; `level` is that of its items' headings. */
  children: (items: Item[], level: 3 | 4) => ReactNode;
}

/** Offers by category: headings stand only where all are shown (specification, section 4). */
export function CategoryGroups<
  Item extends { category: Category; categoryTitle: string },
  Category extends string,
>({ items, categories, chosen, children }: CategoryGroupsProps<Item, Category>) {
  const inCategory = (wanted: Category) => items.filter(({ category }) => category === wanted);
  if (chosen) return children(inCategory(chosen), 3);
  return categories.map((each) => {
    const group = inCategory(each);
    return (
      <section key={each} className={styles.group} aria-labelledby={`group-${each}`}>
        <h3 id={`group-${each}`} className="text-h3">
          <Unbroken>{group[0]?.categoryTitle ?? ''}</Unbroken>
        </h3>
        {children(group, 4)}
      </section>
    );
  });
}
