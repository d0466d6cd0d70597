import { withinReplyTime } from '#/features/commitments/contract';
import type { TrainingMailCopy } from './tr';

export const en: TrainingMailCopy = {
  received: {
    what: {
      individual: {
        subject: (program) => `Training application received: ${program}`,
        headline: 'Your application has been received',
        lead: `Your training application has reached me; I will reply ${withinReplyTime.en}. This is a summary; the link below shows everything you sent.`,
        open: 'View your application',
      },
      corporate: {
        subject: (program) => `Training request received: ${program}`,
        headline: 'Your request has been received',
        lead: `Your training request has reached me; I will reply ${withinReplyTime.en}. This is a summary; the link below shows everything you sent.`,
        open: 'View your request',
      },
    },
    next: 'What happens next',
    talk: 'I read what you wrote and work out with you what you need.',
    offer: 'You receive a proposal with content, schedule and price on one page.',
    start:
      'Once you approve, the dates are set and the programme begins. Until then you are not committed to anything.',
  },
  notice: {
    what: {
      individual: {
        headline: 'New training application',
        label: 'Application',
        write: 'Write to the applicant',
      },
      corporate: { headline: 'New proposal request', label: 'Request', write: 'Write to the company' },
    },
    lead: `It came from your site. Your site promises an answer ${withinReplyTime.en}.`,
  },
};
