import { zoneWords } from '#/platform/i18n/zone-name';
import { addressableName } from '#/platform/mail/addresses';
import { Facts } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { EnteredParagraphs, VisitorFrame } from '#/platform/mail/sender';
import { withPersonsWords } from '#/platform/replies/persons-words';
import { bookingCopy } from '../copy/all';
import { bookingMailCopy } from '../copy/mails/all';
import { usualFollowUp } from '../follow-up-contract';
import { formatDate, formatDateTime, formatTime, type MailInput, serviceTitle, zonesAt } from './mail-input';

/** The follow-up, with the owner's text or the usual one. It may be sent late, so it says when the appointment was. */
export function followUp(input: MailInput): MailContent {
  const { locale, told, reservation, followUpText } = input;
  const { subject, headline } = bookingMailCopy[locale].followUp;
  const { service: serviceTerm, date: dateTerm } = bookingCopy[locale].facts;
  const { startsAt } = told;
  const service = serviceTitle(input);
  const [zone, other] = zonesAt(input, startsAt);
  const time = formatTime(input, startsAt);
  const moment = formatDateTime(input, startsAt);
  const text = withPersonsWords(followUpText || usualFollowUp[locale], {
    name: addressableName(reservation.name) ?? '',
    service,
    date: formatDate(input, startsAt),
    time: other ? `${time} (${zoneWords(locale, zone, startsAt).inBrackets})` : time,
  });
  const body = (
    <VisitorFrame
      input={input}
      name={reservation.name}
      preview={`${service} · ${moment}`}
      headline={headline}
    >
      <EnteredParagraphs text={text} />
      <Facts
        locale={locale}
        facts={[
          { term: serviceTerm, detail: service },
          { term: dateTerm, detail: moment },
        ]}
      />
    </VisitorFrame>
  );
  return { subject: subject(service), body };
}
