import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLocale } from '#/ui/language/language';

/**
 * The token of the set-up link: undefined until the page has read it, null if the address contains none. It is in the address's
 * fragment, which browsers don't send to servers. When the reader switches the language, the new address has no fragment. The
 * hook then puts it back, because the page may be reloaded before the token is used.
 */
export function useSetUpToken(): string | null | undefined {
  const navigate = useNavigate();
  const locale = useLocale();
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const read = () => setToken(window.location.hash.slice(1) || null);
    read();
    // If the link is pasted into a tab that already shows this page, only the fragment changes.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the locale stands for the address, which changed with it
  useEffect(() => {
    if (token && !window.location.hash)
      void navigate({ to: '.', search: true, hash: token, replace: true, resetScroll: false });
  }, [token, locale, navigate]);
  return token;
}
