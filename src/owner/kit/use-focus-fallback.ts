import { type RefObject, useLayoutEffect } from 'react';

/** Moves the focus to the page's heading when a part that holds it is removed: browsers would lose it. */
export function useFocusFallback(parts: readonly RefObject<HTMLElement | null>[]): void {
  // A layout effect runs before the part is removed, while it still has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on removal
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement;
      if (!parts.some(({ current }) => current?.contains(focused))) return;
      document.querySelector<HTMLElement>('main h2')?.focus({ preventScroll: true });
    },
    [],
  );
}
