import { shortDateTime } from '#/platform/i18n/dates';
import { useLocale } from './language.tsx';
import { useTimeZone } from './zone.tsx';

/** Returns a function that formats an instant of the API in the site's zone: '5 Haz 2026, 14:00'. */
export function useShortDateTime(): (iso: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (iso) => shortDateTime(locale, timeZone, new Date(iso));
}
