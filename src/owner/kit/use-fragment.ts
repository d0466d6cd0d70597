import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLocale } from '#/ui/language/language';

/**
 * The fragment of the page's address, without `#`: undefined until the page has read it, null if there is none. Some links, such
 * as the set-up link, have a token in the fragment, because browsers don't send fragments to servers. Switching the language
 * removes the fragment from the address. The hook puts it back, because the page may be reloaded before the token is used.
 */
export function useFragment(): string | null | undefined {
  const navigate = useNavigate();
  const locale = useLocale();
  const [fragment, setFragment] = useState<string | null>();
  useEffect(() => {
    const read = () => setFragment(window.location.hash.slice(1) || null);
    read();
    // If the link is pasted into a tab that already shows this page, only the fragment changes.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the locale stands for the address, which changed with it
  useEffect(() => {
    if (fragment && !window.location.hash)
      void navigate({ to: '.', search: true, hash: fragment, replace: true, resetScroll: false });
  }, [fragment, locale, navigate]);
  return fragment;
}
