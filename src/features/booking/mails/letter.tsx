import type { ReactElement } from 'react';
import type { OutgoingMail } from '#/platform/mail/transport';

/** Every mail about an appointment; a notice is the owner's side of one. */
export type MailKind =
  | 'confirmation'
  | 'notice'
  | 'moved'
  | 'moved-notice'
  | 'cancelled'
  | 'cancelled-notice'
  | 'reminder';

/** What one mail is made of, before it is rendered and addressed. */
export interface Letter extends Pick<OutgoingMail, 'subject' | 'calendar'> {
  body: ReactElement;
}
