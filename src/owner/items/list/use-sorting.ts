import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { kitWords } from '#/owner/kit/copy';
import { useWords } from '#/ui/language/language';

type Held = { id: string; by: 'pointer' | 'keyboard' };

export function useSorting(ids: readonly string[], onOrder: ((ids: string[]) => void) | undefined) {
  const { order: words } = useWords(kitWords);
  const list = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState<Held>();
  const [trialOrder, setTrialOrder] = useState<readonly string[]>();
  const [announcement, announce] = useState('');
  const order = trialOrder ?? ids;

  const pickUp = (id: string, by: Held['by']) => {
    setHeld({ id, by });
    setTrialOrder(ids);
    announce(words.picked(ids.indexOf(id) + 1, ids.length));
  };
  const moveTo = (id: string, place: number) => {
    const from = order.indexOf(id);
    const to = Math.max(0, Math.min(place, order.length - 1));
    if (from < 0 || from === to) return;
    setTrialOrder(order.toSpliced(from, 1).toSpliced(to, 0, id));
    announce(words.moved(to + 1, order.length));
  };
  const release = () => {
    setHeld(undefined);
    setTrialOrder(undefined);
  };
  const drop = (id: string) => {
    announce(words.dropped(order.indexOf(id) + 1, order.length));
    if (order.some((each, index) => each !== ids[index])) onOrder?.([...order]);
    release();
  };
  const cancel = () => {
    announce(words.cancelled);
    release();
  };
  const follow = (id: string, { clientX, clientY }: globalThis.PointerEvent) => {
    const over = itemAt(list.current, clientX, clientY);
    if (over !== undefined) moveTo(id, order.indexOf(over));
  };

  // A button loses the focus when React moves its element to the new place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order moves the button
  useEffect(() => {
    if (held) findHandle(list.current, held.id)?.focus({ preventScroll: true });
  }, [held, trialOrder]);
  useDrag(held, { follow, drop, cancel });

  const onKeyDown = (id: string, event: KeyboardEvent) => {
    const isHeld = held?.id === id;
    const step = stepForKey(event.key, getComputedStyle(event.currentTarget).direction);
    if (event.key === ' ' || event.key === 'Enter') {
      if (isHeld) drop(id);
      else pickUp(id, 'keyboard');
    } else if (isHeld && event.key === 'Escape') cancel();
    else if (isHeld && step !== 0) moveTo(id, order.indexOf(id) + step);
    else return;
    event.preventDefault();
  };

  const handleProps = (id: string) => ({
    onKeyDown: (event: KeyboardEvent) => onKeyDown(id, event),
    onPointerDown: ({ button }: PointerEvent) => {
      if (button === 0) pickUp(id, 'pointer');
    },
    // Leaving the handle with the Tab key cancels the move. The handle also loses the focus when React moves it, but then gets
    // the focus back at once.
    onBlur: () => {
      if (held?.id !== id) return;
      requestAnimationFrame(() => {
        if (document.activeElement !== findHandle(list.current, id)) cancel();
      });
    },
  });

  return { list, order, held: held?.id, announcement, handleProps };
}

interface Drag {
  follow: (id: string, event: globalThis.PointerEvent) => void;
  drop: (id: string) => void;
  cancel: () => void;
}

/** Listens on the window, because an element that moves in the document loses its pointer capture. */
function useDrag(held: Held | undefined, drag: Drag): void {
  const latest = useRef(drag);
  latest.current = drag;
  const id = held?.by === 'pointer' ? held.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', (event) => latest.current.follow(id, event), { signal });
    window.addEventListener('pointerup', () => latest.current.drop(id), { signal });
    window.addEventListener('pointercancel', () => latest.current.cancel(), { signal });
    return () => listening.abort();
  }, [id]);
}

/** How many places a key moves an item forward in a list of this text direction; 0 for a key that is no arrow. */
function stepForKey(key: string, direction: string): -1 | 0 | 1 {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'ArrowDown' || key === forward) return 1;
  return key === 'ArrowUp' || key === back ? -1 : 0;
}

const findHandle = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] [aria-pressed]`);

function itemAt(list: HTMLElement | null, x: number, y: number): string | undefined {
  const itemUnder = [...(list?.children ?? [])].find((item) => {
    const box = item.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
  return itemUnder instanceof HTMLElement ? itemUnder.dataset.id : undefined;
}
