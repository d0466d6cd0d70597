import type { ReactNode } from 'react';
import { AdminHead } from '#/owner/kit/admin-head.tsx';
import type { KitLabels } from '#/owner/kit/kit-labels.ts';
import { useReturnFocus } from '#/owner/kit/use-return-focus.ts';
import { Button } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/feedback.tsx';
import { type CloseForm, useThrownAway } from '../form/use-thrown-away.tsx';
import { SortableList } from './sortable-list.tsx';
import { UndoLine } from './undo-line.tsx';
import './item-room.css';

interface Entry<Item> {
  id: string;
  item: Item;
  /** Its place is kept for the way back. */
  deleted: boolean;
}

export interface RoomWords {
  title: string;
  add: string;
  list: string;
  empty: { title: string; text: string };
  deletedOne: (title: string) => string;
}

interface WrittenRoomProps<Item> {
  labels: KitLabels;
  words: RoomWords;
  /** Of the list; lines unless told. */
  className?: string;
  list: {
    entries: readonly Entry<Item>[];
    open: string | undefined;
    setOpen: (open: string | undefined) => void;
    remove: (item: Item) => Promise<void>;
    restore: (item: Item) => Promise<void>;
    reorder: (ids: string[]) => Promise<void>;
  };
  /** In the page's language. */
  titleOf: (item: Item) => string;
  /** The form of an item, or of a new one. */
  form: (item: Item | undefined, close: CloseForm) => ReactNode;
  card: (item: Item, does: { handle: ReactNode; onEdit: () => void; onRemove: () => void }) => ReactNode;
}

/** A list of what the owner has written: cards that turn into their forms, an order, and a form for a new one. */
export function WrittenRoom<Item>({
  labels,
  words,
  className,
  list,
  titleOf,
  form,
  card,
}: WrittenRoomProps<Item>) {
  const { entries, open, setOpen, remove, restore, reorder } = list;
  useReturnFocus(open);
  const { closeOf, thrownLine } = useThrownAway({
    labels,
    open,
    onOpen: setOpen,
    onClose: () => setOpen(undefined),
  });
  const listed = entries.map((entry) => ({ ...entry, title: titleOf(entry.item) }));
  return (
    <>
      <AdminHead
        title={words.title}
        actions={
          <Button dense data-opens="new" aria-expanded={open === 'new'} onClick={() => setOpen('new')}>
            {words.add}
          </Button>
        }
      />
      {open === 'new' ? form(undefined, closeOf('new')) : null}
      {thrownLine('new')}
      {entries.length === 0 && open !== 'new' ? <EmptyState {...words.empty} level={3} /> : null}
      <SortableList
        items={listed}
        labels={labels}
        className={className}
        label={words.list}
        locked={open !== undefined}
        onOrder={reorder}
      >
        {({ id, item, title, deleted }, handle) => {
          if (deleted)
            return <UndoLine labels={labels} text={words.deletedOne(title)} onUndo={() => restore(item)} />;
          if (open === id) return form(item, closeOf(id));
          return (
            <>
              {thrownLine(id)}
              {card(item, { handle, onEdit: () => setOpen(id), onRemove: () => void remove(item) })}
            </>
          );
        }}
      </SortableList>
      {entries.length > 0 ? (
        <p className="text-meta text-muted marks-legend">{labels.languages.legend}</p>
      ) : null}
    </>
  );
}
