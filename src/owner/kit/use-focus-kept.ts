import { type RefObject, useLayoutEffect } from 'react';

/** When a part leaves the page with the focus in it, the page's heading takes the focus: a browser would drop it. */
export function useFocusKept(parts: readonly RefObject<HTMLElement | null>[]): void {
  // Before it leaves the page: afterwards the browser has lost the focus already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked only when the part leaves
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement;
      if (!parts.some(({ current }) => current?.contains(focused))) return;
      document.querySelector<HTMLElement>('main h2')?.focus({ preventScroll: true });
    },
    [],
  );
}
