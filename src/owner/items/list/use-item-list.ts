import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { refusalOf } from '#/platform/http-client/api';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { itemClient } from '../client';
import type { ItemWords } from '../form/open-form';
import type { Noun, OwnersItem } from '../item';

type Failure = 'save' | 'remove' | 'undo' | 'order';

type ListEntry<Listed> = { id: string; item: Listed; deleted: boolean };

export function useItemList<Item, Listed extends OwnersItem>(noun: Noun<Item, Listed>, words: ItemWords) {
  const client = itemClient(noun);
  const kit = useWords(kitWords);
  const notify = useNotice();
  const locale = useLocale();
  const queries = useQueryClient();
  const { queryKey } = client.list();
  const { data: items } = useSuspenseQuery(client.list());
  const [open, setOpen] = useState<string>();
  const [removed, setRemoved] = useState<{ item: Listed; at: number }[]>([]);
  const busyIds = useRef(new Set<string>());
  const refresh = () => client.invalidate(queries);

  const attempt = async (what: Failure, work: () => Promise<void>) => {
    notify();
    try {
      await work();
    } catch (error) {
      await refresh().catch(() => undefined);
      notify({ tone: 'danger', title: kit.failed[what], text: refusalOf(error)?.problem?.detail });
    }
  };

  /** Ignores a second press on an item while a request about it runs. */
  const attemptOn = async ({ id }: Listed, what: Failure, work: () => Promise<void>) => {
    if (busyIds.current.has(id)) return;
    busyIds.current.add(id);
    await attempt(what, work);
    busyIds.current.delete(id);
  };

  const entries: ListEntry<Listed>[] = items.map((item) => ({ id: item.id, item, deleted: false }));
  for (const { item, at } of removed.toSorted((a, b) => a.at - b.at)) {
    if (!items.some(({ id }) => id === item.id)) entries.splice(at, 0, { id: item.id, item, deleted: true });
  }

  return {
    items,
    entries,
    /** The id of the item whose form is open, 'new', or undefined. */
    open,
    setOpen,
    remove: (item: Listed) =>
      attemptOn(item, 'remove', async () => {
        await client.remove(item.id, locale);
        const at = entries.findIndex(({ id }) => id === item.id);
        setRemoved((before) => [...before.filter((each) => each.item.id !== item.id), { item, at }]);
        await refresh();
        notify({ title: words.deleted });
      }),
    /** Keeps a sample as it is: from then on it counts as the owner's own. */
    keep: (item: Listed) =>
      attemptOn(item, 'save', async () => {
        await client.change(item.id, { version: item.version }, locale);
        await refresh();
      }),
    restore: (item: Listed) =>
      attemptOn(item, 'undo', async () => {
        await client.restore(item.id, locale);
        await refresh();
        setRemoved((before) => before.filter((each) => each.item.id !== item.id));
        notify({ title: words.restored });
      }),
    reorder: (ids: string[]) => {
      const place = new Map(ids.map((id, index) => [id, index]));
      setRemoved((before) => before.map(({ item }) => ({ item, at: place.get(item.id) ?? 0 })));
      queries.setQueryData<Listed[]>(queryKey, (list) =>
        list?.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
      );
      return attempt('order', async () => {
        const present = ids.filter((id) => items.some((item) => item.id === id));
        await client.order(present, locale);
        await refresh();
      });
    },
  };
}
