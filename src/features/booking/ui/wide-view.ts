import { useSyncExternalStore } from 'react';

const wideQuery = '(min-width: 768px)';

function subscribeToWidth(onChange: () => void): () => void {
  const media = window.matchMedia(wideQuery);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether a week fits the window; false during hydration. */
export const useWideView = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(wideQuery).matches,
    () => false,
  );
