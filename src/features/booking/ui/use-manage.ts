import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '#/platform/http-client/api';
import { type Attempt, nextAttempt } from '#/ui/attempt';
import { useLocale, useWords } from '#/ui/language/language';
import { readingZone } from '#/ui/language/visitor-zone';
import { useOneAtATime } from '#/ui/use-one-at-a-time';
import { type Change, cancelReservation, manageQuery, moveReservation } from '../client';
import type { Slot } from '../contract';
import { bookingWords } from '../copy';
import { nearest } from '../rules';
import { withoutOwn } from './calendar-days';

export type ManageNotice =
  /** `noResponse`: no response arrived, so it is unknown whether the change was made. */
  | { kind: 'moved' | 'failed' | 'noResponse' }
  /** `session`: whether the sold package got its session back. */
  | { kind: 'cancelled'; session?: { comesBack: boolean } }
  | { kind: 'lost'; title: string; near: Slot[] };

interface ManageOptions {
  id: string;
  token: string;
  /** Replaces the void token in the page's address by the new one. */
  onToken: (token: string) => Promise<void>;
}

export function useManage({ id, token, onToken }: ManageOptions) {
  const { slots: words, lost } = useWords(bookingWords);
  const locale = useLocale();
  const queryClient = useQueryClient();
  const query = manageQuery({ id, token }, locale);
  const { data: managed, refetch } = useSuspenseQuery(query);
  const [slotId, setSlotId] = useState<string | null>(null);
  const [notice, setNotice] = useState<ManageNotice | null>(null);
  const [busy, setBusy] = useState<'move' | 'cancel' | null>(null);
  const [isVoid, setVoid] = useState(false);
  const oneAtATime = useOneAtATime();
  const attempt = useRef<Attempt>(undefined);

  const availability = useMemo(
    () =>
      managed?.availability
        ? withoutOwn(managed.availability, managed.reservation.start, words.own)
        : undefined,
    [managed, words.own],
  );
  const chosen = availability?.slots.find((slot) => slot.id === slotId && slot.available) ?? null;

  const showFailure = async (error: unknown, wanted: Slot | null) => {
    if (!(error instanceof ApiError)) return setNotice({ kind: 'noResponse' });
    if (error.status === 403) return setVoid(true);
    if (error.status !== 409 && error.status !== 422) return setNotice({ kind: 'failed' });
    setSlotId(null);
    const { data } = await refetch();
    // If the appointment can't be changed any more, the reloaded page says so, without a notice.
    if (!data?.changeable || !wanted) return;
    const title = error.status === 409 ? lost.title : (error.problem?.errors?.[0]?.message ?? lost.title);
    const own = data.reservation.start;
    const others =
      data.availability?.slots.filter(({ id: other, start }) => other !== wanted.id && start !== own) ?? [];
    setNotice({ kind: 'lost', title, near: nearest(others, wanted.start) });
  };

  /** Runs one change at a time. A repeat of the same change is sent with the same idempotency key. */
  const run = (kind: 'move' | 'cancel', wanted: Slot | null, act: (change: Change) => Promise<void>) =>
    oneAtATime(async () => {
      setBusy(kind);
      setNotice(null);
      attempt.current = nextAttempt([token, kind, wanted?.id], attempt.current);
      try {
        await act({ link: { id, token }, key: attempt.current.key, language: locale });
      } catch (error) {
        await showFailure(error, wanted);
      } finally {
        setBusy(null);
      }
    });

  const move = (slot: Slot) =>
    run('move', slot, async (change) => {
      const { token: newToken } = await moveReservation(change, slot.id, readingZone());
      // Loaded before the address changes, so that the page shows the new time without a loading state.
      if (newToken) await queryClient.prefetchQuery(manageQuery({ id, token: newToken }, locale));
      setSlotId(null);
      if (newToken) await onToken(newToken);
      setNotice({ kind: 'moved' });
    });

  const cancel = () =>
    run('cancel', null, async (change) => {
      const session = managed?.session;
      const seen = session && { comesBack: session.comesBack };
      const { reservation } = await cancelReservation(change, seen);
      queryClient.setQueryData(
        query.queryKey,
        (before) => before && { ...before, reservation, changeable: false, availability: null },
      );
      setNotice({ kind: 'cancelled', ...(seen ? { session: seen } : {}) });
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
