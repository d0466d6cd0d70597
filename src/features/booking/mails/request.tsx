import { Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { bookingMailCopy } from '../copy/mails/all';
import { heldUntilText, type MailInput } from './mail-input';
import { ManageLink, visitorLetter } from './visitor-letter';

/** What was asked for was received, and waits for the owner: nothing in it reads like a confirmation. */
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
