import { calendarDay } from '#/platform/i18n/dates';
import { toWallTime } from '#/platform/time/zone';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { MoreLink } from '#/ui/more-link';
import type { Cohort } from '../contract';
import { cohortWords } from '../copy';

export function NextDates({ cohorts, program }: { cohorts: readonly Cohort[]; program: string }) {
  const { listed } = useWords(cohortWords);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const own = cohorts.filter((cohort) => cohort.program.id === program);
  const next = own.find(({ openness }) => openness === 'open');
  const begins = next?.dates[0]?.start;
  if (!begins) return null;
  return (
    <p>
      {listed.next(calendarDay(locale, toWallTime(new Date(begins), timeZone).date))}{' '}
      <MoreLink to="/training/$id" params={{ id: program }}>
        {listed.open}
      </MoreLink>
    </p>
  );
}
