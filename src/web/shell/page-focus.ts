import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * After a move without a reload the keyboard goes on where the eye does: in the section that the address names, else at the
 * beginning of the new page. The scrolling itself is the router's.
 */
export function useFocusAfterNavigation(): void {
  const { pathname, hash } = useLocation({ select: ({ pathname, hash }) => ({ pathname, hash }) });
  const before = useRef({ pathname, hash });
  useEffect(() => {
    const { pathname: lastPath, hash: lastHash } = before.current;
    before.current = { pathname, hash };
    if (pathname === lastPath && (hash === lastHash || hash === '')) return;
    const target = hash === '' ? document.getElementById('main') : document.getElementById(hash);
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
