import { reminderText } from '#/features/commitments/contract';
import { Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { bookingMailCopy } from '../copy/mails/all';
import { invitation } from './invitation';
import type { MailInput } from './mail-input';
import { ManageLink, visitorLetter } from './visitor-letter';

export function moved(input: MailInput): MailContent {
  const { locale, remindersFollow } = input;
  const copy = bookingMailCopy[locale];
  const say = copy.moved;
  // A request has no calendar file, and nothing about it is confirmed yet.
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
  return { ...visitorLetter(input, say, { children }), calendar: invitation(input, 'visitor') };
}
