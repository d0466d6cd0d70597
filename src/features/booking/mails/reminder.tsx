import type { MailContent } from '#/platform/mail/render-mail';
import { bookingMailCopy } from '../copy/mails/all';
import type { MailInput } from './mail-input';
import { ManageLink, visitorLetter } from './visitor-letter';

/** A reminder may be sent late, so it names the date and never says "tomorrow". */
export function reminder(input: MailInput): MailContent {
  const say = bookingMailCopy[input.locale].reminder;
  return visitorLetter(input, say, { children: <ManageLink input={input} before={say.change} /> });
}
