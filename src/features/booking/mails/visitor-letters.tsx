import type { ReactNode } from 'react';
import { toldPlace } from '#/features/catalogue/queries';
import { meetingBegins, reminderText } from '#/features/commitments/contract';
import { pageUrl } from '#/platform/mail/addresses';
import { Action, Paragraph, Subhead } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Message, VisitorFrame } from '#/platform/mail/sender';
import { bookingMailCopy } from '../copy/mails/all';
import type { BookingMailCopy } from '../copy/mails/tr';
import { Appointment } from './appointment';
import { invitation } from './invitation';
import { endOf, formatDateTime, heldUntilText, type MailInput, serviceTitle } from './mail-input';

type LetterHead = Pick<BookingMailCopy['confirmation'], 'subject' | 'headline' | 'lead'>;

function visitorLetter(
  input: MailInput,
  { subject, headline, lead }: LetterHead,
  { note, children }: { note?: ReactNode; children: ReactNode },
): MailContent {
  const { told, reservation } = input;
  const moment = formatDateTime(input, told.startsAt);
  const body = (
    <VisitorFrame
      input={input}
      name={reservation.name}
      preview={`${serviceTitle(input)} · ${moment}`}
      headline={headline}
    >
      <Paragraph>{lead}</Paragraph>
      {note}
      <Appointment input={input} />
      {children}
    </VisitorFrame>
  );
  return { subject: subject(moment), body };
}

interface ManageLinkProps {
  input: MailInput;
  before?: string;
  after?: string;
}

const ManageLink = ({ input: { manageUrl, locale }, before, after }: ManageLinkProps) =>
  manageUrl ? (
    <>
      {before ? <Paragraph>{before}</Paragraph> : null}
      <Action href={manageUrl}>{bookingMailCopy[locale].manage}</Action>
      {after ? <Paragraph quiet>{after}</Paragraph> : null}
    </>
  ) : null;

/** Tells the visitor that the appointment is confirmed, either at once after the booking or by the owner. */
export function confirmation(input: MailInput): MailContent {
  const { locale, remindersFollow } = input;
  const say = bookingMailCopy[locale].confirmation;
  const children = (
    <>
      <ManageLink input={input} after={say.private} />
      <Subhead>{say.next}</Subhead>
      {remindersFollow.length > 0 ? <Paragraph>{reminderText(locale, remindersFollow)}</Paragraph> : null}
      {toldPlace(input.service?.place).kind === 'open' ? (
        <Paragraph>{meetingBegins[locale]}</Paragraph>
      ) : null}
      <Paragraph>{say.report}</Paragraph>
    </>
  );
  return { ...visitorLetter(input, say, { children }), calendar: invitation(input) };
}

/** Tells the visitor that a request was received and waits for the owner. None of its words may read like a confirmation. */
export function request(input: MailInput): MailContent {
  const copy = bookingMailCopy[input.locale];
  const say = copy.request;
  const until = heldUntilText(input);
  const children = (
    <>
      <ManageLink input={input} after={copy.confirmation.private} />
      <Paragraph>{say.next}</Paragraph>
      {until ? <Paragraph>{say.until(until)}</Paragraph> : null}
    </>
  );
  return visitorLetter(input, say, { children });
}

export function moved(input: MailInput): MailContent {
  const { locale, remindersFollow } = input;
  const copy = bookingMailCopy[locale];
  const say = copy.moved;
  // A request has no calendar file, because it is not confirmed yet.
  if (input.reservation.status === 'pending')
    return visitorLetter(input, copy.requestMoved, {
      children: <ManageLink input={input} after={say.links} />,
    });
  const children = (
    <>
      <ManageLink input={input} after={say.links} />
      {remindersFollow.length > 0 ? (
        <Paragraph quiet>{reminderText(locale, remindersFollow)}</Paragraph>
      ) : null}
    </>
  );
  return { ...visitorLetter(input, say, { children }), calendar: invitation(input) };
}

export function cancelled(input: MailInput): MailContent {
  const { locale, profile, reservation } = input;
  const copy = bookingMailCopy[locale];
  const { apology, note, again, ...say } = copy.cancelled;
  const { cancellationNote, requestEnd, serviceId } = reservation;
  // A note, even an empty one, means that the owner cancelled.
  const cancelledBy = cancellationNote === null ? say : { ...say, lead: apology };
  const head = requestEnd ? copy.requestEnds[endOf(requestEnd, reservation)] : cancelledBy;
  const letter = visitorLetter(input, head, {
    note: cancellationNote ? <Message label={note(profile.name)} text={cancellationNote} /> : null,
    children: (
      <Action href={pageUrl(input, '/consultation-booking', locale, { service: serviceId })}>{again}</Action>
    ),
  });
  // A request that was never confirmed is in no calendar, so no file has to remove it.
  return requestEnd ? letter : { ...letter, calendar: invitation(input, 'cancelled') };
}

/** The reminder. It may be sent late, so it names the date and never says "tomorrow". */
export function reminder(input: MailInput): MailContent {
  const say = bookingMailCopy[input.locale].reminder;
  return visitorLetter(input, say, { children: <ManageLink input={input} before={say.change} /> });
}
