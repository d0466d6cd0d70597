import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AdminHead, AdminNote } from '#/owner/kit/admin-head';
import { kitWords } from '#/owner/kit/copy';
import { useReturnFocus } from '#/owner/kit/use-return-focus';
import type { Localized } from '#/platform/i18n/locale';
import { Button } from '#/ui/button';
import { EmptyState } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { useRunning } from '#/ui/use-running';
import { itemClient } from '../client';
import { DraftFound } from '../form/draft-found';
import { ItemForm, type ItemFormProps } from '../form/item-form';
import type { ItemWords } from '../form/open-form';
import { useDiscarded } from '../form/use-discarded';
import { type Noun, type OwnersItem, titleIn } from '../item';
import type { CardHandlers } from './card-actions';
import { type CardFace, ItemCard } from './item-card';
import styles from './item-list.module.css';
import { SortableList } from './sortable-list';
import { UndoLine } from './undo-line';
import { useItemList } from './use-item-list';
import { useLeftDraft } from './use-left-draft';
import { useOpenedByAddress } from './use-opened-by-address';

export interface ItemRoomProps<Item extends OwnersItem, Listed extends OwnersItem>
  extends Pick<ItemFormProps<Item>, 'own' | 'show' | 'savedText' | 'foot'> {
  noun: Noun<Item, Listed>;
  words: ItemWords;
  className?: string;
  /** The minimum width of a card; without it, items are shown as lines. */
  cards?: string;
  /** Initial values of a new item that differ from the noun's. */
  initial?: (items: readonly Listed[]) => object;
  face?: (item: Listed) => CardFace;
  /** A line of the noun's own, instead of a card. */
  line?: (item: Listed, actions: CardHandlers & { isLoading: boolean }) => ReactNode;
  above?: ReactNode;
  filter?: { bar: ReactNode; shows: (item: Listed) => boolean; nothing: ReactNode };
}

/** The owner's list of a noun: cards that turn into forms, sortable if the noun has an order, and a form for new items. */
export function ItemRoom<Item extends OwnersItem, Listed extends OwnersItem & { title: Localized }>({
  noun,
  words,
  className,
  cards,
  initial,
  face,
  line,
  above,
  filter,
  ...form
}: ItemRoomProps<Item, Listed>) {
  const { deleted: removal, languages, order, sample } = useWords(kitWords);
  const locale = useLocale();
  const { items, entries, open, setOpen, remove, keep, restore, reorder } = useItemList(noun, words);
  const { loadingId, fullItem, load } = useFullItem(noun, words);
  const isOrdered = noun.fields.sortOrder !== undefined;
  useReturnFocus(open);
  const edit = async (id: string) => {
    if (id === 'new' || (await load(id))) setOpen(id);
  };
  const { closeOf, discardedLine } = useDiscarded({ open, onOpen: edit, onClose: () => setOpen(undefined) });
  const left = useLeftDraft({
    noun: noun.name,
    isOpen: open !== undefined,
    onResume: () => setOpen('new'),
  });
  useOpenedByAddress((id) => {
    if (items.some((item) => item.id === id)) void edit(id);
  });
  const formOf = (item?: Item) => (
    <ItemForm
      {...form}
      noun={noun}
      words={words}
      item={item}
      initial={{ ...(isOrdered ? { sortOrder: placeAfter(items) } : {}), ...initial?.(items) }}
      onClose={closeOf(item?.id ?? 'new')}
    />
  );
  const shown = entries
    .filter(({ id, item, deleted }) => deleted || id === open || (filter?.shows(item) ?? true))
    .map((entry) => ({ ...entry, title: titleIn(entry.item.title, locale).text || words.untitled || '' }));
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
      {above}
      {open === 'new' ? formOf() : null}
      {left ? (
        <AdminNote>
          <DraftFound {...left} />
        </AdminNote>
      ) : null}
      {discardedLine('new')}
      {entries.length > 0 ? filter?.bar : null}
      {shown.some(({ item }) => item.isSample) ? (
        <p className={`field-hint ${styles.note}`}>{sample.note}</p>
      ) : null}
      {entries.length === 0 && open !== 'new' ? <EmptyState {...words.empty} level={3} /> : null}
      {entries.length > 0 && shown.length === 0 ? filter?.nothing : null}
      <SortableList
        items={shown}
        className={className}
        cards={cards}
        label={words.list}
        locked={open !== undefined}
        onOrder={isOrdered ? reorder : undefined}
      >
        {({ id, item, title, deleted }, handle) => {
          if (deleted) return <UndoLine text={words.deletedOne(title)} onUndo={() => restore(item)} />;
          // `fullItem` is undefined if the list has all fields. The item of the list is then complete.
          if (open === id) return formOf(fullItem ?? (item as unknown as Item));
          const actions = {
            handle,
            onEdit: () => void edit(id),
            onRemove: () => void remove(item),
            onKeep: item.isSample ? () => void keep(item) : undefined,
          };
          return (
            <>
              {discardedLine(id)}
              {face ? <ItemCard {...actions} item={item} face={face(item)} /> : null}
              {line?.(item, { ...actions, isLoading: loadingId === id })}
            </>
          );
        }}
      </SortableList>
      {shown.length > 0 ? (
        <p className={`text-meta text-muted ${styles.legend}`}>
          {isOrdered && shown.length > 1 ? (
            <>
              {order.note}
              <br />
            </>
          ) : null}
          {removal.note}
          <br />
          {words.legend ?? languages.legend}
        </p>
      ) : null}
    </>
  );
}

const placeAfter = (items: readonly object[]): number =>
  Math.max(0, ...items.map((item) => ('sortOrder' in item ? Number(item.sortOrder) : 0))) + 1;

/** Loads the full item before its form opens, for nouns whose lists leave fields out. */
function useFullItem<Item>(noun: Noun<Item, unknown>, { openFailed = '' }: ItemWords) {
  const queries = useQueryClient();
  const { busy, run } = useRunning();
  const [wantedId, setWantedId] = useState<string>();
  const [fullItem, setFullItem] = useState<Item>();
  const areListsComplete = Object.values(noun.fields).every(({ listed }) => listed !== false);
  const load = async (id: string): Promise<boolean> => {
    if (areListsComplete) return true;
    setWantedId(id);
    return run(
      async () => setFullItem(await queries.fetchQuery({ ...itemClient(noun).one(id), staleTime: 0 })),
      { failed: { title: openFailed } },
    );
  };
  return { loadingId: busy ? wantedId : undefined, fullItem, load };
}
