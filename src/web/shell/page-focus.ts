import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a move without a reload the keyboard goes on where the eye does: in the section that the address names, else at the
 * beginning of the new page. The scrolling itself is the router's.
 */
export function useFocusAfterNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        const { pathname, hash } = toLocation;
        const moved = fromLocation !== undefined && fromLocation.pathname !== pathname;
        if (!moved && (hash === '' || hash === fromLocation?.hash)) return;
        document.getElementById(hash || 'main')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
