import type { Locale, Localized } from '#/platform/i18n/locale';
import { istanbulTime } from '#/platform/i18n/zone-name';
import { shortId } from '#/platform/mail/addresses';
import { type Fact, Facts, Ltr } from '#/platform/mail/frame';
import { Salutation, Sender } from '#/platform/mail/sender';
import {
  formatDate,
  formatDateTime,
  formatTime,
  type MailInput,
  meetingPlace,
  serviceDuration,
  serviceTitle,
} from './mail-input';

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
      <Ltr>{formatTime(at)}</Ltr>
      {locale === 'ar' ? ' ' : ', '}
      {istanbulTime[locale]}
    </>
  );
}

/** Service, time and place, the same in every mail. */
export function Appointment({ input, label }: { input: MailInput; label?: string }) {
  const { locale, told, reservation } = input;
  const { startsAt, previousStartsAt } = told;
  const term = words[locale];
  const facts: (Fact | undefined)[] = [
    { term: term.service, detail: serviceTitle(input) },
    { term: term.date, detail: formatDate(locale, startsAt) },
    { term: term.time, detail: <Clock at={startsAt} locale={locale} /> },
    previousStartsAt ? { term: term.previous, detail: formatDateTime(locale, previousStartsAt) } : undefined,
    { term: term.duration, detail: serviceDuration(input) },
    { term: term.place, detail: meetingPlace[locale] },
    { term: term.number, detail: <Ltr>{shortId(reservation.id)}</Ltr> },
  ];
  return <Facts locale={locale} facts={facts} {...(label ? { label } : {})} />;
}

/** The greeting of a mail to the person who booked. */
export const Greeting = ({ input: { locale, reservation } }: { input: MailInput }) => (
  <Salutation locale={locale} name={reservation.name} />
);

/** Who booked, for the owner. */
export const Visitor = ({ input: { reservation } }: { input: MailInput }) => <Sender sender={reservation} />;
