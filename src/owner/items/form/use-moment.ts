import { type MomentParts, momentParts } from '#/platform/i18n/dates';
import { timeZone } from '#/platform/time/site-zone';
import { useLocale } from '#/ui/language/language';

/** Milliseconds since 1970 as words name them. */
export function useMoment(): (at: number) => MomentParts {
  const locale = useLocale();
  return (at) => momentParts(locale, timeZone, new Date(at), new Date());
}
