import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Opens what the fragment of the address names, such as an item that another page links to. */
export function useOpenedByAddress(open: (name: string) => void): void {
  const { hash } = useLocation();
  const openNamed = useEffectEvent(open);
  useEffect(() => {
    if (hash) openNamed(decodeURIComponent(hash));
  }, [hash]);
}
