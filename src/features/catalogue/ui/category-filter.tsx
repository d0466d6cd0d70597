import { useLinkProps } from '@tanstack/react-router';
import type { Category } from '../contract';
import styles from './category.module.css';

interface CategoryFilterProps {
  to: '/consulting' | '/training';
  label: string;
  /** The label of the chip that shows all. */
  all: string;
  /** In the order of the page. */
  categories: readonly Category[];
  /** Undefined shows all. */
  chosen: string | undefined;
  /** How many items are shown, as a sentence. */
  shown: string;
}

export function CategoryFilter({ to, label, all, categories, chosen, shown }: CategoryFilterProps) {
  const chips = categories.map(({ id, short }) => [id, short] as const);
  return (
    <div className={styles.filter}>
      <ul className={styles.chips} aria-label={label}>
        {[[undefined, all] as const, ...chips].map(([category, text]) => (
          <li key={category ?? 'all'}>
            <FilterChip to={to} category={category} isChosen={category === chosen}>
              {text}
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

interface FilterChipProps extends Pick<CategoryFilterProps, 'to'> {
  category: string | undefined;
  isChosen: boolean;
  children: string;
}

/** A link, so that a choice can be shared and works before hydration. Hydrated, it neither scrolls nor adds a history entry. */
function FilterChip({ to, category, isChosen, children }: FilterChipProps) {
  const link = useLinkProps({
    to,
    search: (search) => ({ ...search, category }),
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
