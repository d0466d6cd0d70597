import { withinReplyTime } from '#/features/commitments/contract';
import { counted } from '#/platform/i18n/plural';
import type { CatalogueCopy } from './tr';

export const en: CatalogueCopy = {
  priceOnRequest: 'Price on request',
  loading: 'Loading...',
  failed: {
    title: 'The list could not be loaded',
    text: 'Please check your connection and try again.',
    retry: 'Try again',
  },
  home: {
    consulting: { title: 'Consulting', all: 'All consulting services', more: 'View' },
    training: {
      title: 'Training programmes',
      all: 'All training programmes',
      reserve: `To join one of these programmes, or to have one tailored to your team, write to me; I will reply ${withinReplyTime.en}.`,
      byWhatsapp: 'Message me on WhatsApp',
    },
  },
  consulting: {
    meta: {
      title: 'Consulting services',
      description:
        'One-to-one consulting sessions of 30 to 120 minutes on marketing, artificial intelligence and e-commerce, and packages for longer work. Choose a service and book a free time.',
      keywords:
        'consulting, marketing consultant, growth strategy, AI consulting, e-commerce consulting, brand positioning, booking',
    },
    title: 'Consulting',
    deck: {
      before: 'One question, one table, a set length of time. Every session ends with ',
      emphasis: 'a next step in writing',
      after: '.',
    },
    toServices: 'See the services',
    toContact: 'Get in touch',
    services: {
      title: 'Sessions',
      filter: 'Filter by subject',
      all: 'All',
      shown: (count) => counted('en', count, { one: 'Showing # session', other: 'Showing # sessions' }),
      book: 'Book a time',
      ask: 'Request a session',
    },
    packages: {
      title: 'Packages',
      lead: 'For work that won’t fit into one session: we meet again at set intervals.',
      price: 'Priced Individually - Get in Touch',
      ask: 'Discuss this package',
    },
    closing: {
      title: 'Which one suits you?',
      text: 'If you are not sure, begin with the half-hour introduction. If someone else can help you better, I will say so.',
      intro: 'Book an introduction',
    },
  },
};
