import type { ReactNode } from 'react';
import { Unbroken } from '#/ui/unbroken';
import styles from './category.module.css';

interface CategoryGroupsProps<Item, Category extends string> {
  items: readonly Item[];
  /** In the order of the page. */
  categories: readonly Category[];
  /** Undefined shows all, in groups under their headings. */
  chosen: Category | undefined;
  /** Renders the list of one category; `level` is the heading level of its items. */
  children: (items: Item[], level: 3 | 4) => ReactNode;
}

/** Items grouped by category; the group headings appear only while all categories are shown. */
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
