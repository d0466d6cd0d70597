import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#/ui/button';
import { Actions } from './actions';
import { AdminPart } from './admin-head';
import styles from './row-list.module.css';

interface RowListProps<Item extends { id: string }> {
  /** The id of the part's heading, to which links lead. */
  id: string;
  words: { title: string; text: string; add: string; list: string; empty: string; emptyText: string };
  items: readonly Item[];
  /** The form for a new item; it calls `onDone` with the created one, or with nothing if it was cancelled. */
  form: (onDone: (created?: { id: string }) => void) => ReactNode;
  row: (item: Item, actions: RowActions) => ReactNode;
}

interface RowActions {
  /** Whether the item's form is open, in place of its row. */
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Moves the focus to an item by its id, or to the button `add`, once it is rendered. */
  focusOn: (name: string) => void;
}

/** A part with a list of rows that each turn into a form, and a form for a new item above them. */
export function RowList<Item extends { id: string }>({ id, words, items, form, row }: RowListProps<Item>) {
  const [open, setOpen] = useState<string>();
  const [focusTarget, setFocusTarget] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  // Runs after every render: the row may not appear before a later render, when the list has been fetched again.
  useEffect(() => {
    if (!focusTarget) return;
    // The button `add` is in the head of the part, outside of `box`.
    const found = box.current
      ?.closest('section')
      ?.querySelector<HTMLElement>(`[data-focus="${focusTarget}"]`);
    if (!found) return;
    found.focus();
    setFocusTarget(undefined);
  });
  const close = (focus: string) => {
    setOpen(undefined);
    setFocusTarget(focus);
  };
  return (
    <AdminPart
      id={id}
      title={words.title}
      note={words.text}
      end={
        <Button
          kind="secondary"
          dense
          data-focus="add"
          aria-expanded={open === 'new'}
          onClick={() => setOpen(open === 'new' ? undefined : 'new')}
        >
          {words.add}
        </Button>
      }
    >
      <div ref={box}>
        {open === 'new' ? form((created) => close(created?.id ?? 'add')) : null}
        {items.length > 0 ? (
          <ul className={styles.root} aria-label={words.list}>
            {items.map((item) => (
              <li key={item.id}>
                {row(item, {
                  isOpen: open === item.id,
                  open: () => setOpen(item.id),
                  close: () => close(item.id),
                  focusOn: setFocusTarget,
                })}
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.empty}>
            <p className={`${styles.title} text-ink`}>{words.empty}</p>
            <p>{words.emptyText}</p>
          </div>
        )}
      </div>
    </AdminPart>
  );
}

interface RowProps {
  /** The item's id, by which `focusOn` finds the row. */
  id: string;
  title: ReactNode;
  second?: ReactNode;
  state?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

export const Row = ({ id, title, second, state, actions, children }: RowProps) => (
  <div className={styles.row} data-focus={id} tabIndex={-1}>
    <div className={styles.text}>
      <p className={styles.title}>
        {title}
        {second ? <span className={styles.second}>{second}</span> : null}
      </p>
      {children}
      {state ? (
        <p className={styles.state} role="status">
          {state}
        </p>
      ) : null}
    </div>
    <Actions>{actions}</Actions>
  </div>
);
