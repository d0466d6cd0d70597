import type { HoldRow } from '#/features/booking/offer-queries';
import { type BookedService, titleOf } from '#/features/catalogue/queries';
import { inLanguageOf, type MailSite } from '#/features/profile/mail-contract';
import { dateTimeIn, momentIn } from '#/platform/i18n/moment';
import { namedVisitorZone } from '#/platform/i18n/zone-name';
import { pageUrl } from '#/platform/mail/addresses';
import { Action, Facts, Paragraph } from '#/platform/mail/frame';
import { writeLetter } from '#/platform/mail/letter';
import { VisitorFrame } from '#/platform/mail/sender';
import type { OutgoingMail } from '#/platform/mail/transport';
import { otherZone } from '#/platform/time/zone';
import { waitingMailCopy } from '../copy/mails/all';
import type { WaitingRow } from '../table';
import type { WaitingMail } from './kinds';

export interface MailOrder extends MailSite {
  entry: WaitingRow;
  service: BookedService | undefined;
  /** Only in the mail about an offer. */
  offer: HoldRow | undefined;
  token: string;
  now: Date;
}

export async function composeMail(kind: WaitingMail, order: MailOrder): Promise<OutgoingMail> {
  const { mailId, entry, service, offer, token } = order;
  const { languages, locale, profile } = inLanguageOf(order, entry);
  const copy = waitingMailCopy[locale];
  const title = titleOf(service, entry.serviceId, locale);
  const { timeZone } = profile;
  const moment = (at: Date) => dateTimeIn(locale, timeZone, at);
  /** The fact that names an instant in the person's zone; undefined if the zone isn't known, or shows the site's time. */
  const theirTime = (term: string, at: Date) => {
    const other = otherZone(entry, timeZone, at);
    const zone = other && namedVisitorZone(locale, other);
    return zone ? { term, detail: momentIn(locale, zone, at) } : undefined;
  };
  const words = offer
    ? { ...copy.offer, subject: copy.offer.subject(moment(offer.startsAt)) }
    : { ...copy.confirm, subject: copy.confirm.subject(title) };
  const facts = [
    { term: copy.facts.service, detail: title },
    ...(offer
      ? [
          { term: copy.facts.time, detail: momentIn(locale, profile, offer.startsAt) },
          theirTime(copy.facts.yours, offer.startsAt),
          { term: copy.facts.until, detail: momentIn(locale, profile, offer.heldUntil) },
          theirTime(copy.facts.yourUntil, offer.heldUntil),
        ]
      : []),
  ];
  const body = (
    <VisitorFrame
      input={{ ...order, locale, profile, languages }}
      name={entry.name}
      preview={title}
      headline={words.headline}
    >
      <Paragraph>{words.lead}</Paragraph>
      <Facts locale={locale} facts={facts} />
      <Action href={pageUrl(order, `/waiting/${entry.id}`, locale, { token })}>{words.open}</Action>
      <Paragraph quiet>{words.after}</Paragraph>
      <Paragraph quiet>{copy.private}</Paragraph>
    </VisitorFrame>
  );
  return writeLetter({ subject: words.subject, body }, order, {
    mailId,
    audience: 'visitor',
    visitor: entry,
    owner: profile,
    locale,
    // Offers go only to confirmed addresses, so a stranger can cause only the mail that asks for the confirmation.
    causedByStranger: kind === 'waiting-confirm',
  });
}
