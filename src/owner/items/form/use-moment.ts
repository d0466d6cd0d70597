import { type DateTimeParts, dateTimeParts } from '#/platform/i18n/dates';
import { useLocale } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';

/** Formats a time (milliseconds since 1970) as date and time parts for the words. */
export function useMoment(): (at: number) => DateTimeParts {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (at) => dateTimeParts(locale, timeZone, new Date(at), new Date());
}
