import { type ReactNode, useId } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { classNames } from '#/ui/class-names';
import { useWords } from '#/ui/language/language';
import styles from './item-list.module.css';
import { useSorting } from './use-sorting';

interface SortableItem {
  id: string;
  /** The item's title in the page's language. */
  title: string;
}

interface SortableListProps<Item extends SortableItem> {
  items: readonly Item[];
  className?: string | undefined;
  /** The minimum width of a card, as a CSS length; without it, items are shown as lines. */
  cards?: string | undefined;
  label: string;
  /** True while a form of the list is open: sorting is then disabled. */
  locked: boolean;
  /** Undefined if the list can't be sorted. */
  onOrder: ((ids: string[]) => void) | undefined;
  children: (item: Item, handle: ReactNode) => ReactNode;
}

/**
 * A list that is sorted by dragging an item's handle, or by keyboard: space or Enter picks up and drops, arrows move, Escape
 * cancels; each step is announced. `onOrder` is called once, when the item is dropped at another place.
 */
export function SortableList<Item extends SortableItem>({
  items,
  className,
  cards,
  label,
  locked,
  onOrder,
  children,
}: SortableListProps<Item>) {
  const words = useWords(kitWords).order;
  const { list, order, held, announcement, handleProps } = useSorting(
    items.map(({ id }) => id),
    onOrder,
  );
  const hint = useId();
  const byId = new Map(items.map((item) => [item.id, item]));
  return (
    <>
      <ul
        ref={list}
        className={className ?? classNames(styles.root, cards && styles.cards)}
        style={cards ? { '--card': cards } : undefined}
        aria-label={label}
      >
        {order.map((id) => {
          const item = byId.get(id);
          if (!item) return null;
          const handle =
            !onOrder || locked || items.length < 2 ? null : (
              <button
                type="button"
                className={styles.handle}
                aria-label={words.handle(item.title)}
                aria-describedby={hint}
                aria-pressed={held === id}
                {...handleProps(id)}
              />
            );
          return (
            <li key={id} data-id={id} data-held={held === id || undefined}>
              {children(item, handle)}
            </li>
          );
        })}
      </ul>
      {onOrder ? (
        <>
          <p id={hint} hidden>
            {words.hint}
          </p>
          <p className="visually-hidden" role="status" aria-live="assertive">
            {announcement}
          </p>
        </>
      ) : null}
    </>
  );
}
