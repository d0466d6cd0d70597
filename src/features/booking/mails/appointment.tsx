import type { Locale, Localized } from '#/platform/i18n/locale';
import { istanbulTime } from '#/platform/i18n/zone-name';
import { shortId } from '#/platform/mail/addresses';
import { type Fact, Facts, Ltr } from '#/platform/mail/frame';
import { Salutation, Sender } from '#/platform/mail/sender';
import { dateOf, durationOf, momentOf, type Occasion, placeOf, serviceOf, timeOf } from './occasion';

interface Words {
  service: string;
  date: string;
  time: string;
  duration: string;
  place: string;
  number: string;
  previous: string;
}

const words: Localized<Words> = {
  tr: {
    service: 'Hizmet',
    date: 'Tarih',
    time: 'Saat',
    duration: 'Süre',
    place: 'Yer',
    number: 'Randevu no',
    previous: 'Önceki saat',
  },
  en: {
    service: 'Service',
    date: 'Date',
    time: 'Time',
    duration: 'Duration',
    place: 'Place',
    number: 'Booking no.',
    previous: 'Previous time',
  },
  ar: {
    service: 'الخدمة',
    date: 'التاريخ',
    time: 'الوقت',
    duration: 'المدة',
    place: 'المكان',
    number: 'رقم الحجز',
    previous: 'الموعد السابق',
  },
};

function Clock({ at, locale }: { at: Date; locale: Locale }) {
  return (
    <>
      <Ltr>{timeOf(at)}</Ltr>
      {locale === 'ar' ? ' ' : ', '}
      {istanbulTime[locale]}
    </>
  );
}

/** Service, time and place, the same in every mail. */
export function Appointment({ occasion, label }: { occasion: Occasion; label?: string }) {
  const { locale, told, reservation } = occasion;
  const { startsAt, previousStartsAt } = told;
  const term = words[locale];
  const facts: (Fact | undefined)[] = [
    { term: term.service, detail: serviceOf(occasion) },
    { term: term.date, detail: dateOf(locale, startsAt) },
    { term: term.time, detail: <Clock at={startsAt} locale={locale} /> },
    previousStartsAt ? { term: term.previous, detail: momentOf(locale, previousStartsAt) } : undefined,
    { term: term.duration, detail: durationOf(occasion) },
    { term: term.place, detail: placeOf[locale] },
    { term: term.number, detail: <Ltr>{shortId(reservation.id)}</Ltr> },
  ];
  return <Facts locale={locale} facts={facts} {...(label ? { label } : {})} />;
}

/** The greeting of a mail to the person who booked. */
export const Greeting = ({ occasion: { locale, reservation } }: { occasion: Occasion }) => (
  <Salutation locale={locale} name={reservation.name} />
);

/** Who booked, for the owner. */
export const Visitor = ({ occasion: { reservation } }: { occasion: Occasion }) => (
  <Sender sender={reservation} />
);
