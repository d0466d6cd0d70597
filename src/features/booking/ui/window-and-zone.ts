import { useSyncExternalStore } from 'react';
import { dateFormat } from '#/platform/i18n/dates';
import type { Locale } from '#/platform/i18n/locale';

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

const subscribeToNothing = () => () => undefined;

/** Whether the page is hydrated; false on the server and in the first render in the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** The zone under the name that this browser gives it: some say Asia/Calcutta, some Asia/Kolkata. */
const canonical = (timeZone?: string) =>
  Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone;

/** The visitor's time zone if it differs from the calendar's; undefined on the server, which doesn't know it. */
export const useVisitorZone = (timeZone: string): string | undefined =>
  useSyncExternalStore(
    subscribeToNothing,
    () => {
      const own = canonical();
      return own && own !== canonical(timeZone) ? own : undefined;
    },
    () => undefined,
  );

/** A time zone as the language calls it: 'Orta Avrupa Saati', 'توقيت الخليج'. Only for browsers: the server may not know these names. */
export function zoneName(locale: Locale, zone: string): string {
  const parts = dateFormat(locale, zone, { timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
