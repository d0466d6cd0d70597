const key = 'scroll';

/**
 * Runs in the head: a chip or another language that is pressed before the page is hydrated leads to a new document, which begins
 * where this one was scrolled to, as it stays there once hydrated.
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
    // As above.
  }
}
