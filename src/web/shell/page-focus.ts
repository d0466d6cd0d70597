import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After navigation without a reload, moves the focus to the section in the address, or else to the start of the new page.
 * The router does the scrolling.
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
