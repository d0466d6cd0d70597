import { momentIn } from '#/platform/i18n/moment';
import { zoneWords } from '#/platform/i18n/zone-name';
import { shortId } from '#/platform/mail/addresses';
import { type Fact, Facts, Ltr } from '#/platform/mail/frame';
import { bookingCopy } from '../copy/all';
import { bookingMailCopy } from '../copy/mails/all';
import {
  formatDate,
  formatTime,
  type MailInput,
  placeOf,
  serviceDuration,
  serviceTitle,
  zonesAt,
} from './mail-input';

function TimeOfDay({ at, input }: { at: Date; input: MailInput }) {
  const { locale } = input;
  const { name, brackets } = zoneWords(locale, zonesAt(input, at)[0], at);
  return (
    <>
      <Ltr>{formatTime(input, at)}</Ltr>
      {locale === 'ar' ? ' ' : ', '}
      {locale === 'ar' ? `ب${name}${brackets}` : `${name}${brackets}`}
    </>
  );
}

export function Appointment({ input, label }: { input: MailInput; label?: string }) {
  const { locale, told, reservation } = input;
  const { startsAt, previousStartsAt } = told;
  const words = bookingCopy[locale].facts;
  const [, other] = zonesAt(input, startsAt);
  const otherClock = input.audience === 'visitor' ? words.myTime : bookingMailCopy[locale].visitorsTime;
  const facts: (Fact | undefined)[] = [
    { term: words.service, detail: serviceTitle(input) },
    { term: words.date, detail: formatDate(input, startsAt) },
    { term: words.time, detail: <TimeOfDay at={startsAt} input={input} /> },
    other ? { term: otherClock, detail: momentIn(locale, other, startsAt) } : undefined,
    previousStartsAt
      ? {
          term: bookingMailCopy[locale].previousTime,
          detail: momentIn(locale, zonesAt(input, previousStartsAt)[0], previousStartsAt),
        }
      : undefined,
    { term: words.duration, detail: serviceDuration(input) },
    { term: words.place, detail: placeOf(input) },
    { term: words.number, detail: <Ltr>{shortId(reservation.id)}</Ltr> },
  ];
  return <Facts locale={locale} facts={facts} {...(label ? { label } : {})} />;
}
