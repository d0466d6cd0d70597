import { toldPlace } from '#/features/catalogue/queries';
import { meetingBegins, reminderText } from '#/features/commitments/contract';
import { Paragraph, Subhead } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { bookingMailCopy } from '../copy/mails/all';
import { invitation } from './invitation';
import type { MailInput } from './mail-input';
import { ManageLink, visitorLetter } from './visitor-letter';

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
  return { ...visitorLetter(input, say, { children }), calendar: invitation(input, 'visitor') };
}
