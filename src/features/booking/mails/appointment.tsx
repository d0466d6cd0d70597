import type { Locale, Localized } from '#/platform/i18n/locale';
import { type Fact, Facts, Ltr, Own, Paragraph, Subhead } from './frame';
import {
  addressableName,
  dateOf,
  durationOf,
  momentOf,
  type Occasion,
  placeOf,
  serviceOf,
  shortId,
  timeOf,
  timeZone,
} from './occasion';

interface Words {
  service: string;
  date: string;
  time: string;
  /** How people call the clock of Türkiye. */
  clock: string;
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
    clock: 'TSİ',
    duration: 'Süre',
    place: 'Yer',
    number: 'Rezervasyon no',
    previous: 'Önceki zaman',
  },
  en: {
    service: 'Service',
    date: 'Date',
    time: 'Time',
    clock: 'Türkiye time',
    duration: 'Duration',
    place: 'Place',
    number: 'Reservation no.',
    previous: 'Previous time',
  },
  ar: {
    service: 'الخدمة',
    date: 'التاريخ',
    time: 'الوقت',
    clock: 'بتوقيت تركيا',
    duration: 'المدة',
    place: 'المكان',
    number: 'رقم الحجز',
    previous: 'الموعد السابق',
  },
};

function Clock({ at, locale }: { at: Date; locale: Locale }) {
  const named = timeZone === 'Europe/Istanbul' ? `${words[locale].clock}${locale === 'ar' ? '،' : ','} ` : '';
  return (
    <>
      <Ltr>{timeOf(at)}</Ltr> ({named}
      <Ltr>{timeZone}</Ltr>)
    </>
  );
}

/** What, when, where: the same lines in every mail. */
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

const greetings: Localized<{ known: [string, string]; unknown: string }> = {
  tr: { known: ['Sayın ', ','], unknown: 'Merhaba,' },
  en: { known: ['Dear ', ','], unknown: 'Hello,' },
  ar: { known: ['مرحبًا ', '،'], unknown: 'تحية طيبة،' },
};

export function Greeting({ occasion: { locale, reservation } }: { occasion: Occasion }) {
  const { known, unknown } = greetings[locale];
  const name = addressableName(reservation.name);
  if (!name) return <Paragraph>{unknown}</Paragraph>;
  return (
    <Paragraph>
      {known[0]}
      <Own>{name}</Own>
      {known[1]}
    </Paragraph>
  );
}

const languages: Localized = { tr: 'Türkçe', en: 'İngilizce', ar: 'Arapça' };

/** Who booked, for the owner: always in Turkish. */
export function Visitor({ occasion: { locale, reservation } }: { occasion: Occasion }) {
  const { name, email, phone, company, message, language } = reservation;
  const lines = (message ?? '').split(/\r\n|\r|\n/);
  return (
    <>
      <Facts
        locale={locale}
        label="Ziyaretçi"
        facts={[
          { term: 'Ad', detail: <Own>{name}</Own> },
          { term: 'E-posta', detail: <Ltr>{email}</Ltr> },
          { term: 'Telefon', detail: <Ltr>{phone}</Ltr> },
          company ? { term: 'Şirket', detail: <Own>{company}</Own> } : undefined,
          { term: 'Dil', detail: languages[language as Locale] ?? language },
        ]}
      />
      {message ? (
        <>
          <Subhead>Mesaj</Subhead>
          <Paragraph>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
              <span key={index}>
                {index > 0 ? <br /> : null}
                <Own>{line}</Own>
              </span>
            ))}
          </Paragraph>
        </>
      ) : null}
    </>
  );
}
