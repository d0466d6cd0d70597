import { longDate } from '#/platform/i18n/dates';
import { Facts, Latin } from '#/ui/facts';
import { useLocale, useWords } from '#/ui/language/language';
import type { Reservation } from '../contract';
import { bookingWords } from '../copy';

/** Service and time. */
export function AppointmentFacts({ reservation }: { reservation: Reservation }) {
  const { facts: words } = useWords(bookingWords);
  const locale = useLocale();
  const { start, timeZone, appointmentTime, service, serviceDuration, id } = reservation;
  return (
    <Facts
      facts={[
        {
          name: words.date,
          value: <time dateTime={start}>{longDate(locale, timeZone, new Date(start))}</time>,
        },
        { name: words.time, value: <Latin text={appointmentTime} /> },
        { name: words.service, value: service },
        { name: words.duration, value: serviceDuration },
        { name: words.place, value: words.placeValue },
        { name: words.number, value: <Latin text={id.slice(0, 8)} /> },
      ]}
    />
  );
}
