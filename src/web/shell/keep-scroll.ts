const key = 'scroll';

/**
 * Runs in the head. Before the page is hydrated, pressing a chip or another language loads a new document. The new document is
 * scrolled to where the old one was, as a hydrated page would keep its position.
 */
export function keepScroll(): void {
  window.addEventListener('click', rememberScroll, true);
  try {
    const [top, address] = (sessionStorage.getItem(key) ?? '').split(' ');
    sessionStorage.removeItem(key);
    if (address !== location.href) return;
    const scroll = () => window.scrollTo({ top: Number(top), behavior: 'instant' });
    document.addEventListener('DOMContentLoaded', scroll, { once: true });
  } catch {
    // A browser without storage shows the page from its beginning.
  }
}

function rememberScroll({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.chip, a[hreflang]') : null;
  if (!link || !window.earlyActions || link.pathname !== location.pathname) return;
  try {
    sessionStorage.setItem(key, `${window.scrollY} ${link.href}`);
  } catch {
    // Without storage, the next page is shown from its beginning.
  }
}
