import { calendarDay, clockTime, longDate } from '#/platform/i18n/dates';
import { languageNames } from '#/platform/i18n/language-names';
import { namedVisitorZone, zoneWords } from '#/platform/i18n/zone-name';
import { Facts } from '#/ui/facts';
import { useLocale, useWords } from '#/ui/language/language';
import { useVisitorZoneAt } from '#/ui/language/visitor-zone';
import { useSiteZone, useTimeZone } from '#/ui/language/zone';
import { PriceLabel } from '#/ui/price-label';
import type { Cohort, CohortDate } from '../contract';
import { cohortWords } from '../copy';
import styles from './cohorts.module.css';

interface DayListProps {
  dates: readonly CohortDate[];
  timeZone: string;
  withoutDay?: boolean;
}

function DayList({ dates, timeZone, withoutDay }: DayListProps) {
  const locale = useLocale();
  return (
    <ul className={styles.days}>
      {dates.map(({ id, start, end }) => (
        <li key={id}>
          {withoutDay ? null : <time dateTime={start}>{longDate(locale, timeZone, new Date(start))}</time>}
          <span className={styles.hours}>
            {`${clockTime(timeZone, new Date(start))}–${clockTime(timeZone, new Date(end))}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface CohortDaysProps extends Pick<Cohort, 'dates' | 'online'> {
  /** Whether a heading already names the first date. Then a single date isn't repeated. */
  underFirstDay?: boolean;
}

export function CohortDays({ dates, online, underFirstDay = false }: CohortDaysProps) {
  const { cohort: words } = useWords(cohortWords);
  const locale = useLocale();
  const zone = useSiteZone();
  const [first] = dates;
  if (!first) return <p>{words.datesFollow}</p>;
  const { timeZone } = zone;
  const { name, brackets } = zoneWords(locale, zone, new Date(first.start));
  return (
    <>
      <p className={`text-small text-muted ${styles.clock}`}>{words.times(`${name}${brackets}`)}</p>
      <DayList dates={dates} timeZone={timeZone} withoutDay={underFirstDay && dates.length === 1} />
      {online ? <OwnDays dates={dates} /> : null}
    </>
  );
}

/** The dates in the reader's time zone, if the times differ there. */
function OwnDays({ dates }: { dates: readonly CohortDate[] }) {
  const { cohort: words } = useWords(cohortWords);
  const locale = useLocale();
  const first = new Date(dates[0]?.start ?? 0);
  const own = useVisitorZoneAt(useTimeZone(), first);
  if (!own) return null;
  const zone = namedVisitorZone(locale, own);
  return (
    <>
      <p className="text-small text-muted">{words.yours(zoneWords(locale, zone, first).inBrackets)}</p>
      <DayList dates={dates} timeZone={own} />
    </>
  );
}

function PlaceText({ place, online }: Pick<Cohort, 'place' | 'online'>) {
  const { cohort: words } = useWords(cohortWords);
  if (!place) return online ? words.online : words.later;
  return (
    <>
      <bdi>{place}</bdi>
      {online ? words.orOnline : null}
    </>
  );
}

export function CohortFacts({ cohort }: { cohort: Cohort }) {
  const { cohort: words } = useWords(cohortWords);
  const locale = useLocale();
  const { language, lastDay, priceHidden, openness } = cohort;
  return (
    <Facts
      facts={[
        { term: words.place, detail: <PlaceText {...cohort} /> },
        { term: words.language, detail: languageNames(locale)[language] },
        priceHidden
          ? null
          : {
              term: words.price,
              detail: <PriceLabel of={cohort} onRequest={words.onRequest} className="" />,
            },
        lastDay && openness === 'open' ? { term: words.lastDay, detail: calendarDay(locale, lastDay) } : null,
      ]}
    />
  );
}
