import { shortDateTime } from '#/platform/i18n/dates';
import { useLocale } from './language.tsx';
import { useTimeZone } from './zone.tsx';

/** Says a moment of the API's in short, by the site's clock: '5 Haz 2026, 14:00'. */
export function useShortDateTime(): (iso: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (iso) => shortDateTime(locale, timeZone, new Date(iso));
}
