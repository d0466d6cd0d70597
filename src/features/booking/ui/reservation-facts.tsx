import { longDate } from '#/platform/i18n/dates';
import { Facts, Latin } from '#/ui/facts';
import { useLocale, useWords } from '#/ui/language/language';
import type { Reservation } from '../contract';
import { bookingWords } from '../copy';

/** Time, service, place and number of an appointment. */
export function AppointmentFacts({ reservation }: { reservation: Reservation }) {
  const { facts: words } = useWords(bookingWords);
  const locale = useLocale();
  const { start, timeZone, appointmentTime, service, serviceDuration, id } = reservation;
  return (
    <Facts
      facts={[
        {
          term: words.date,
          detail: <time dateTime={start}>{longDate(locale, timeZone, new Date(start))}</time>,
        },
        { term: words.time, detail: <Latin text={appointmentTime} /> },
        { term: words.service, detail: service },
        { term: words.duration, detail: serviceDuration },
        { term: words.place, detail: words.placeValue },
        { term: words.number, detail: <Latin text={id.slice(0, 8)} /> },
      ]}
    />
  );
}
