import { useLinkProps } from '@tanstack/react-router';
import styles from './category.module.css';

interface CategoryFilterProps<Category extends string> {
  /** The page that is filtered. */
  to: '/consulting' | '/training';
  label: string;
  /** The word of the chip that shows all. */
  all: string;
  /** The word of each category, in the order of the page. */
  categories: Readonly<Record<Category, string>>;
  /** Undefined shows all. */
  chosen: Category | undefined;
  /** How many are left, in words. */
  shown: string;
}

/** One chip a category and one for all; the choice stands in the address, and how many are left is said. */
export function CategoryFilter<Category extends string>({
  to,
  label,
  all,
  categories,
  chosen,
  shown,
}: CategoryFilterProps<Category>) {
  const chips = Object.entries<string>(categories);
  return (
    <div className={styles.filter}>
      <ul className={styles.chips} aria-label={label}>
        {[[undefined, all] as const, ...chips].map(([category, word]) => (
          <li key={category ?? 'all'}>
            <FilterChip to={to} category={category} isChosen={category === chosen}>
              {word}
            </FilterChip>
          </li>
        ))}
      </ul>
      <p className="text-small text-muted" role="status">
        {shown}
      </p>
    </div>
  );
}

interface FilterChipProps {
  to: '/consulting' | '/training';
  category: string | undefined;
  isChosen: boolean;
  children: string;
}

/** A link, so that a choice can be shared and works before the page is alive; it neither scrolls nor adds a step back. */
function FilterChip({ to, category, isChosen, children }: FilterChipProps) {
  const link = useLinkProps({
    to,
    search: (search: object) => ({ ...search, category }) as never,
    replace: true,
    resetScroll: false,
    preload: false,
  });
  return (
    <a {...link} className="chip" aria-current={isChosen ? 'true' : undefined}>
      {children}
    </a>
  );
}
