import { withinReplyTime } from '#/features/commitments/contract';
import type { ContactMailCopy } from './tr';

export const ar: ContactMailCopy = {
  headline: 'رسالة جديدة من زائر',
  lead: `وردت رسالة جديدة من نموذج التواصل في موقعكم. وموقعكم يعِد بالرد ${withinReplyTime.ar}.`,
  write: 'كتابة رد',
};
