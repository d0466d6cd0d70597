import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError } from '#/platform/http-client/api';
import { useLocale, useWords } from '#/ui/language/language';
import { cancelReservation, manageQuery, moveReservation } from '../client';
import type { Slot } from '../contract';
import { bookingWords } from '../copy';
import { nearest } from '../rules';

export type ManageNotice =
  | { kind: 'moved' | 'cancelled' | 'failed' }
  | { kind: 'lost'; title: string; near: Slot[] };

interface ManageOptions {
  id: string;
  token: string;
  /** Replaces the void token in the address by its successor. */
  onToken: (token: string) => Promise<void>;
}

/** The state of an appointment's page for the holder of its link: data, actions and their outcomes. */
export function useManage({ id, token, onToken }: ManageOptions) {
  const { slots: words, lost } = useWords(bookingWords);
  const locale = useLocale();
  const queryClient = useQueryClient();
  const query = manageQuery(id, token, locale);
  const { data: managed, refetch } = useSuspenseQuery(query);
  const [slotId, setSlotId] = useState<string | null>(null);
  const [notice, setNotice] = useState<ManageNotice | null>(null);
  const [busy, setBusy] = useState<'move' | 'cancel' | null>(null);
  const [isVoid, setVoid] = useState(false);

  // The appointment's own slot counts as free, but choosing it would not be a move.
  const availability = useMemo(() => {
    if (!managed?.availability) return undefined;
    const own = Date.parse(managed.reservation.start);
    const slots = managed.availability.slots.map((slot) =>
      Date.parse(slot.start) === own ? { ...slot, available: false, title: words.own } : slot,
    );
    return { ...managed.availability, slots };
  }, [managed, words.own]);
  const chosen = availability?.slots.find((slot) => slot.id === slotId && slot.available) ?? null;

  const refused = async (error: unknown, wanted: Slot | null) => {
    const apiError = error instanceof ApiError ? error : undefined;
    if (apiError?.status === 403) return setVoid(true);
    if (apiError?.status !== 409 && apiError?.status !== 422) return setNotice({ kind: 'failed' });
    setSlotId(null);
    const { data } = await refetch();
    // It was changed or is over: the page shows that by itself.
    if (!data?.changeable || !wanted) return;
    const title =
      apiError.status === 409 ? lost.title : (apiError.problem?.errors?.[0]?.message ?? lost.title);
    const own = data.reservation.start;
    const others =
      data.availability?.slots.filter(({ id: other, start }) => other !== wanted.id && start !== own) ?? [];
    setNotice({ kind: 'lost', title, near: nearest(others, wanted.start) });
  };

  const run = async (kind: 'move' | 'cancel', wanted: Slot | null, act: () => Promise<void>) => {
    if (busy) return;
    setBusy(kind);
    setNotice(null);
    try {
      await act();
    } catch (error) {
      await refused(error, wanted);
    } finally {
      setBusy(null);
    }
  };

  const move = (slot: Slot) =>
    run('move', slot, async () => {
      const { token: next } = await moveReservation(id, token, slot.id, locale);
      // Loaded before the address changes, so that the page shows the new time without a loading state.
      if (next) await queryClient.prefetchQuery(manageQuery(id, next, locale));
      setSlotId(null);
      if (next) await onToken(next);
      setNotice({ kind: 'moved' });
    });

  const cancel = () =>
    run('cancel', null, async () => {
      const { reservation } = await cancelReservation(id, token, locale);
      queryClient.setQueryData(
        query.queryKey,
        (before) => before && { ...before, reservation, changeable: false, availability: null },
      );
      setNotice({ kind: 'cancelled' });
    });

  return {
    managed: isVoid ? null : managed,
    availability,
    chosen,
    notice,
    busy,
    move,
    cancel,
    choose: (slot: Slot) => {
      setSlotId(slot.id);
      setNotice(null);
    },
    clear: () => setSlotId(null),
  };
}

export type Manage = ReturnType<typeof useManage>;
