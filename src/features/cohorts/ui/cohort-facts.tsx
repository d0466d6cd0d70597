import { calendarDay, clockTime, longDate } from '#/platform/i18n/dates';
import { zoneWords } from '#/platform/i18n/zone-name';
import { Facts } from '#/ui/facts';
import { useLocale, useWords } from '#/ui/language/language';
import { useSiteZone } from '#/ui/language/zone';
import { PriceLabel } from '#/ui/price-label';
import type { Cohort, CohortDate } from '../contract';
import { cohortWords } from '../copy';
import styles from './cohorts.module.css';

/** The dates of a cohort with their times, one below the other. */
export function CohortDays({ dates }: { dates: readonly CohortDate[] }) {
  const { cohort: words } = useWords(cohortWords);
  const locale = useLocale();
  const zone = useSiteZone();
  const [first] = dates;
  if (!first) return <p>{words.datesFollow}</p>;
  const { timeZone } = zone;
  const { name, brackets } = zoneWords(locale, zone, new Date(first.start));
  return (
    <>
      <ul className={styles.days}>
        {dates.map(({ id, start, end }) => (
          <li key={id}>
            <time dateTime={start}>{longDate(locale, timeZone, new Date(start))}</time>
            <bdi dir="ltr" className={styles.hours}>
              {`${clockTime(timeZone, new Date(start))}–${clockTime(timeZone, new Date(end))}`}
            </bdi>
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">{words.times(`${name}${brackets}`)}</p>
    </>
  );
}

/** Where a cohort takes place, in words. */
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

/** Place, language, fee and last day. */
export function CohortFacts({ cohort }: { cohort: Cohort }) {
  const { cohort: words } = useWords(cohortWords);
  const locale = useLocale();
  const { language, lastDay, priceHidden, openness } = cohort;
  return (
    <Facts
      facts={[
        { term: words.place, detail: <PlaceText {...cohort} /> },
        { term: words.language, detail: words.languages[language] },
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
