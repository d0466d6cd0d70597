import { type ReactNode, useId } from 'react';
import type { KitLabels } from '#/owner/kit/kit-labels.ts';
import { classNames } from '#/ui/class-names.ts';
import { useSorting } from './use-sorting.ts';
import './item-room.css';

interface SortableItem {
  id: string;
  /** What the item is called, in the page's language. */
  title: string;
}

interface SortableListProps<Item extends SortableItem> {
  items: readonly Item[];
  labels: KitLabels;
  className?: string | undefined;
  label: string;
  /** While a form of the list is open, nothing moves. */
  locked: boolean;
  onOrder: (ids: string[]) => void;
  children: (item: Item, handle: ReactNode) => ReactNode;
}

/**
 * A list whose order is changed by dragging an item's handle, or by keyboard: space picks up and drops, arrows move,
 * Escape cancels; each step is announced. `onOrder` hears of the new order once, when the item is dropped.
 */
export function SortableList<Item extends SortableItem>({
  items,
  labels,
  className,
  label,
  locked,
  onOrder,
  children,
}: SortableListProps<Item>) {
  const { list, order, held, said, handleProps } = useSorting(
    items.map(({ id }) => id),
    labels.order,
    onOrder,
  );
  const hint = useId();
  const byId = new Map(items.map((item) => [item.id, item]));
  return (
    <>
      <ul ref={list} className={classNames('written-list', className)} aria-label={label}>
        {order.map((id) => {
          const item = byId.get(id);
          if (!item) return null;
          const handle =
            locked || items.length < 2 ? null : (
              <button
                type="button"
                className="sort-handle"
                aria-label={labels.order.handle(item.title)}
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
      <p id={hint} hidden>
        {labels.order.hint}
      </p>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </p>
    </>
  );
}
