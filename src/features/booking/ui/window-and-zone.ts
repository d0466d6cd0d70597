import { useSyncExternalStore } from 'react';

const wideQuery = '(min-width: 768px)';

function subscribeToWidth(tell: () => void): () => void {
  const media = window.matchMedia(wideQuery);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

/** Whether a week fits the window; false during hydration. */
export const useWideView = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(wideQuery).matches,
    () => false,
  );

const never = () => () => undefined;

/** The visitor's time zone if it differs from the calendar's; undefined on the server, which doesn't know it. */
export const useOtherZone = (timeZone: string): string | undefined =>
  useSyncExternalStore(
    never,
    () => {
      const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
      return own && own !== timeZone ? own : undefined;
    },
    () => undefined,
  );

/** The city of a time zone such as 'America/New_York'. */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
