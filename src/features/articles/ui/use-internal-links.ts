import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/** The address that the router should handle for a click; undefined to leave it to the browser. */
function internalLink(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || !isPlain(event) || (link.target && link.target !== '_self')) return undefined;
  const address = new URL(link.href);
  const isHere = address.pathname === window.location.pathname && address.hash !== '';
  return address.origin === window.location.origin && !isHere ? address : undefined;
}

/** Links in a stored text that lead to pages of this site keep the language, and open without a reload. */
export function useInternalLinks(text: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent) => {
      const address = internalLink(event);
      const [, , page] = address ? router.getMatchedRoutes(address.pathname) : [];
      if (!address || !page) return;
      event.preventDefault();
      void router.navigate({
        to: address.pathname,
        search: Object.fromEntries(address.searchParams),
        ...(address.hash ? { hash: decodeURIComponent(address.hash.slice(1)) } : {}),
      });
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [router, text]);
}
