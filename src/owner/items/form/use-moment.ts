import { type DateTimeParts, dateTimeParts } from '#/platform/i18n/dates';
import { timeZone } from '#/platform/time/site-zone';
import { useLocale } from '#/ui/language/language';

/** Formats a time (milliseconds since 1970) as date and time parts for the words. */
export function useMoment(): (at: number) => DateTimeParts {
  const locale = useLocale();
  return (at) => dateTimeParts(locale, timeZone, new Date(at), new Date());
}
