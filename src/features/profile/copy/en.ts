import { replyTime, withinReplyTime } from '#/features/commitments/contract';
import { counted, type PluralForms } from '#/platform/i18n/plural';
import type { ProfileCopy } from './tr';

const years: PluralForms = { one: '# year', other: '# years' };
const lines: PluralForms = { one: '# line', other: '# lines' };
const events: PluralForms = { one: '# event', other: '# events' };

export const en: ProfileCopy = {
  figures: {
    awards: 'awards',
    ownAwards: 'awards in her own name',
    years: 'years of experience',
    events: 'events',
    books: 'books',
    academicYears: 'academic years',
    projects: 'projects',
    clients: 'clients',
    quickStart: 'to a first meeting',
    participants: 'participants',
    satisfaction: 'satisfaction',
    partners: 'corporate partners',
    support: 'support in writing',
  },
  keywords:
    'marketing consultant, AI consultant, e-commerce consultant, keynote speaker, trainer, author, digital transformation, corporate training',
  hourMark: 'h',
  career: {
    title: (count) => `${counted('en', count, years)}, `,
    lines: (count) => `${counted('en', count, lines)}.`,
    lead: (count) =>
      `Every fine line is a stage: a conference, a workshop, a panel. The long lines are books, the yellow band ${counted('en', count, years)} of university teaching.`,
    drawing: (count, from, to) => `${counted('en', count, events)} from ${from} to ${to}, each a line`,
    events: 'Events',
    books: 'Books',
    academicYears: 'Academic years',
  },
  about: {
    title: 'About',
    quote: {
      before: 'Her career began in front of a shop shelf: there she learned what sells, why, and ',
      emphasis: 'who it takes to sell it',
      after: '.',
    },
    paragraphs: [
      'Today she brings a company’s marketing, its AI transformation and its e-commerce to one table. She advises boards, trains teams and steps onto some thirty stages a year.',
      'She has taught at university for eighteen years, and all five of her books open with the same question: whose morning will this make easier?',
    ],
  },
  contact: {
    title: 'Let’s work together',
    text: `Tell me about your event, or what your company wants to solve, in a few sentences. I will reply personally ${withinReplyTime.en}.`,
    phone: 'Phone',
    email: 'Email',
    reply: 'Reply time',
    replyTime: replyTime.en,
    whatsapp: 'Message me on WhatsApp',
    messages: {
      general: 'Hello, I found you through your website and would like to talk about working together.',
      consulting:
        'Hello, I found you through your website and would like to ask about your consulting services.',
      training: 'Hello, I found you through your website and would like to ask about a training programme.',
    },
    newTab: '(opens in a new tab)',
  },
};
