import { longDate } from '#/platform/i18n/dates';
import { zoneWords } from '#/platform/i18n/zone-name';
import { Facts, Latin } from '#/ui/facts';
import { useLocale, useWords } from '#/ui/language/language';
import { useSiteZone } from '#/ui/language/zone';
import { VisuallyHidden } from '#/ui/layout';
import type { Reservation } from '../contract';
import { bookingWords } from '../copy';
import { placeText } from '../rules';
import { useVisitorTimeText } from './chosen-slot';

export function AppointmentFacts({ reservation, phone }: { reservation: Reservation; phone: string }) {
  const { facts: words } = useWords(bookingWords);
  const locale = useLocale();
  const zone = useSiteZone();
  const theirs = useVisitorTimeText(reservation);
  const { start, timeZone, appointmentTime, service, serviceDuration, id } = reservation;
  return (
    <Facts
      facts={[
        {
          term: words.date,
          detail: <time dateTime={start}>{longDate(locale, timeZone, new Date(start))}</time>,
        },
        {
          term: words.time,
          detail: (
            <>
              <Latin text={appointmentTime} />
              {theirs ? ` (${zoneWords(locale, zone, new Date(start)).inBrackets})` : null}
            </>
          ),
        },
        theirs ? { term: words.yourTime, detail: theirs } : null,
        { term: words.service, detail: service },
        { term: words.duration, detail: serviceDuration },
        { term: words.place, detail: <PlaceLine place={reservation.place} phone={phone} /> },
        { term: words.number, detail: <Latin text={id.slice(0, 8)} /> },
      ]}
    />
  );
}

function PlaceLine({ place, phone }: { place: Reservation['place']; phone: string }) {
  const { facts: words, whatsapp } = useWords(bookingWords);
  if (place.kind !== 'video') return placeText(words, place, phone);
  return (
    <>
      {words.places.video('')}:{' '}
      <a href={place.detail} target="_blank" rel="noopener noreferrer">
        <bdi dir="ltr">{place.detail}</bdi> <VisuallyHidden>{whatsapp.newTab}</VisuallyHidden>
      </a>
    </>
  );
}
