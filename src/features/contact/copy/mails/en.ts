import { withinReplyTime } from '#/features/commitments/contract';
import type { ContactMailCopy } from './tr';

export const en: ContactMailCopy = {
  headline: 'New message',
  lead: `A new message came from your site’s contact form. Your site promises an answer ${withinReplyTime.en}.`,
  write: 'Write a reply',
};
