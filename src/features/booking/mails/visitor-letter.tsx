import type { ReactNode } from 'react';
import { Action, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { VisitorFrame } from '#/platform/mail/sender';
import { bookingMailCopy } from '../copy/mails/all';
import { Appointment } from './appointment';
import { formatDateTime, type MailInput, serviceTitle } from './mail-input';

/** The beginning of a mail to the visitor. */
interface LetterHead {
  subject: (moment: string) => string;
  headline: string;
  lead: string;
}

/** A mail to the visitor: the appointment, with `note` above and `children` below it. */
export function visitorLetter(
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

/** The link to move or cancel, between the texts `before` and `after`; nothing once it is too late for changes. */
export const ManageLink = ({ input: { manageUrl, locale }, before, after }: ManageLinkProps) =>
  manageUrl ? (
    <>
      {before ? <Paragraph>{before}</Paragraph> : null}
      <Action href={manageUrl}>{bookingMailCopy[locale].manage}</Action>
      {after ? <Paragraph quiet>{after}</Paragraph> : null}
    </>
  ) : null;
