import type { ReactNode } from 'react';
import { longDate } from '#/platform/i18n/dates';
import { useLocale, useWords } from '#/ui/language/language';
import type { Reservation } from '../contract';
import { bookingWords } from '../copy';

interface Fact {
  key:
    | 'date'
    | 'time'
    | 'service'
    | 'duration'
    | 'place'
    | 'number'
    | 'name'
    | 'email'
    | 'phone'
    | 'company'
    | 'message';
  value: ReactNode;
}

/** Pairs of a name and a value, two columns on a wide page. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  const { facts: words } = useWords(bookingWords);
  return (
    <dl className="facts">
      {facts.map(({ key, value }) => (
        <div key={key} data-wide={key === 'message' || undefined}>
          <dt>{words[key]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const latin = (text: string) => <bdi dir="ltr">{text}</bdi>;

/** What and when. */
export function AppointmentFacts({ reservation }: { reservation: Reservation }) {
  const { facts } = useWords(bookingWords);
  const locale = useLocale();
  const { start, timeZone, appointmentTime, service, serviceDuration, id } = reservation;
  return (
    <Facts
      facts={[
        { key: 'date', value: <time dateTime={start}>{longDate(locale, timeZone, new Date(start))}</time> },
        { key: 'time', value: latin(appointmentTime) },
        { key: 'service', value: service },
        { key: 'duration', value: serviceDuration },
        { key: 'place', value: facts.placeValue },
        { key: 'number', value: latin(id.slice(0, 8)) },
      ]}
    />
  );
}

/** Who booked; company and message only if they were given. */
export function PersonFacts({ reservation }: { reservation: Reservation }) {
  const { name, email, phone, company, message } = reservation;
  const given: Fact[] = [
    { key: 'name', value: <bdi>{name}</bdi> },
    { key: 'email', value: latin(email) },
    { key: 'phone', value: latin(phone) },
  ];
  if (company) given.push({ key: 'company', value: <bdi>{company}</bdi> });
  if (message) given.push({ key: 'message', value: <bdi>{message}</bdi> });
  return <Facts facts={given} />;
}
