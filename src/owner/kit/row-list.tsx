import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#/ui/button';
import { Actions } from './actions';
import { AdminPart } from './admin-head';
import styles from './row-list.module.css';

interface RowListProps<Item extends { id: string }> {
  /** Of the part, as addresses name it. */
  id: string;
  words: { title: string; text: string; add: string; list: string; empty: string; emptyText: string };
  items: readonly Item[];
  /** The form of a new one; it says which was made, if any. */
  form: (onDone: (made?: { id: string }) => void) => ReactNode;
  row: (item: Item, does: RowDoes) => ReactNode;
}

interface RowDoes {
  /** Whether the form of this item stands in its place. */
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Moves the focus to what bears the name, an item's id or `add`, once it is drawn. */
  focusOn: (name: string) => void;
}

/** A part of a room with rows, each of which opens into its form, and a form for a new one above them. */
export function RowList<Item extends { id: string }>({ id, words, items, form, row }: RowListProps<Item>) {
  const [open, setOpen] = useState<string>();
  const [wanted, setWanted] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wanted) return;
    const found = box.current?.closest('section')?.querySelector<HTMLElement>(`[data-focus="${wanted}"]`);
    if (!found) return;
    found.focus();
    setWanted(undefined);
  });
  const close = (focus: string) => {
    setOpen(undefined);
    setWanted(focus);
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
        {open === 'new' ? form((made) => close(made?.id ?? 'add')) : null}
        {items.length > 0 ? (
          <ul className={styles.root} aria-label={words.list}>
            {items.map((item) => (
              <li key={item.id}>
                {row(item, {
                  isOpen: open === item.id,
                  open: () => setOpen(item.id),
                  close: () => close(item.id),
                  focusOn: setWanted,
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
  /** By which the focus finds it. */
  id: string;
  title: ReactNode;
  /** Beside the title. */
  second?: ReactNode;
  /** What has become of it. */
  state?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

/** One thing of the list, and what can be done with it. */
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
