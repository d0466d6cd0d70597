import { useSyncExternalStore } from 'react';

const wideQuery = '(min-width: 768px)';

function subscribeToWidth(tell: () => void): () => void {
  const media = window.matchMedia(wideQuery);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

/** Whether a whole week fits; false while the server's page is taken over. */
export const useWideView = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(wideQuery).matches,
    () => false,
  );

const never = () => () => undefined;

/** The visitor's own zone where it isn't the calendar's; undefined on the server, which can't know it. */
export const useOtherZone = (timeZone: string): string | undefined =>
  useSyncExternalStore(
    never,
    () => {
      const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
      return own && own !== timeZone ? own : undefined;
    },
    () => undefined,
  );

/** 'America/New_York' is known by its city. */
export const placeOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
