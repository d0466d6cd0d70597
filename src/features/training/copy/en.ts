import { replyTime, withinReplyTime } from '#/features/commitments/contract';
import { counted } from '#/platform/i18n/plural';
import type { TrainingCopy } from './tr';

export const en: TrainingCopy = {
  catalogue: {
    meta: {
      title: 'Training programmes',
      description:
        'Eleven hands-on programmes of 3 to 12 weeks in digital marketing, artificial intelligence, e-commerce and leadership, and two written for companies. Choose the one that fits and apply.',
      keywords:
        'marketing training, digital marketing course, AI training, e-commerce training, leadership programme, bootcamp, corporate training',
    },
    title: 'Training',
    deck: {
      before: 'Not lectures to sit through and forget, but programmes ',
      emphasis: 'you can use the next morning',
      after: '. Everyone works with their own data.',
    },
    toPrograms: 'See the programmes',
    toContact: 'Get in touch',
    programs: {
      title: 'Programmes',
      filter: 'Filter by subject',
      all: 'All',
      shown: (count) => counted('en', count, { one: 'Showing # programme', other: 'Showing # programmes' }),
      price: 'Price on request',
      topics: 'Topics',
      more: (count) => counted('en', count, { one: '+# more topic', other: '+# more topics' }),
      less: 'Show less',
      book: 'Apply',
    },
    corporate: {
      title: 'For companies',
      lead: 'Two programmes written around your data, your examples and the level of your team.',
      ask: 'Request a proposal',
    },
    why: {
      title: 'Why these programmes?',
      reasons: [
        {
          title: 'Your own work',
          text: 'Instead of a ready-made case we open your own accounts, your shop, your report. The homework is what you would do the next day anyway.',
        },
        {
          title: 'Small groups',
          text: 'Every question gets its turn and every piece of work is read. This is no crowded lecture hall.',
        },
        {
          title: 'Feedback in writing',
          text: 'Under each piece of work I write what works and what does not. Not a grade, but a next step.',
        },
        {
          title: 'Results that are measured',
          text: 'We measure at the beginning and again at the end. If nothing was gained, we say so openly.',
        },
        {
          title: 'Up-to-date content',
          text: 'As the tools change, so does the programme; you will not be shown last year’s screenshots.',
        },
        {
          title: 'And afterwards',
          text: 'Recordings and worksheets stay with you. If you get stuck, write to me and I will answer.',
        },
      ],
    },
    closing: {
      title: 'Which one fits?',
      text: 'If you are not sure, describe your team and your problem in a few sentences; I will tell you where to begin, or that you need no training at all.',
      contact: 'Contact form',
    },
  },
  page: {
    title: 'Training application',
    description: `Choose your programme, say how many will take part and when you would like to start; I will reply ${withinReplyTime.en}. For individuals and companies.`,
    keywords:
      'training application, marketing course registration, corporate training application, AI training',
    back: 'Training',
    lead: `A few questions, two minutes. I will reply ${withinReplyTime.en}, and we will talk the rest over.`,
    loading: 'Loading training programmes...',
  },
  corporatePage: {
    title: 'Request a corporate training proposal',
    description: `Request a proposal for marketing, AI and e-commerce training tailored to your team: how many of you there are, when you want to begin and what should change. I will reply ${withinReplyTime.en}.`,
    keywords:
      'corporate training, in-house training, marketing academy, leadership workshop, AI training for companies',
    lead: 'Tell me about your team and what you want to change. The proposal is written around your data and your level.',
  },
  noScript: {
    title: 'The application form needs JavaScript',
    text: 'JavaScript seems to be switched off in your browser. You can also apply {on WhatsApp or }by email.',
  },
  form: {
    personal: { title: 'Personal details', note: 'I will use these to reply to you.' },
    details: { title: 'Training details', note: 'Whatever you are unsure of, we settle together.' },
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    optional: '(optional)',
    program: 'Programme',
    chooseProgram: 'Choose a programme',
    forCompanies: 'For companies',
    participantCount: 'Number of participants',
    trainingType: 'Type of training',
    preferredFormat: 'Preferred format',
    urgency: 'Timing',
    choose: 'Please choose',
    budget: 'Budget',
    budgetHint: 'If you have a range in mind, the proposal is written to fit it.',
    message: 'Message',
    messageHint: 'Your team, your goal, the question on your mind.',
    submit: 'Send the application',
    submitRequest: 'Send the proposal request',
    sending: 'Sending...',
    hint: 'Sending this does not commit you to anything; we talk first.',
  },
  trainingTypes: { individual: 'Individual', corporate: 'Corporate' },
  formats: { online: 'Online', hybrid: 'Hybrid', onsite: 'On site' },
  urgencies: {
    asap: 'As soon as possible',
    this_month: 'This month',
    next_month: 'Next month',
    flexible: 'Flexible',
  },
  validation: {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Phone number must be at least 10 characters',
    program: 'Please choose a programme',
    participantCount: {
      missing: 'Please enter the number of participants',
      invalid: 'There must be at least 1 participant',
    },
    trainingType: 'Please choose the type of training',
    preferredFormat: 'Please choose the format you prefer',
    urgency: 'Please choose when you would like to start',
  },
  errors: {
    network_limit:
      'Many applications have been sent from your network in a short time. Please try again later, or get in touch {on WhatsApp or }by email.',
  },
  failure: {
    title: 'Something went wrong',
    text: 'Your application could not be sent. Please try again.',
  },
  side: {
    chosen: 'Your programme',
    none: 'Once you choose a programme, its details appear here.',
    duration: 'Duration',
    format: 'Format',
    level: 'Level',
    participants: 'Participants',
    contact: 'Contact',
    whatsapp: 'WhatsApp',
    newTab: '(opens in a new tab)',
    email: 'Training email',
    reply: 'Reply time',
    replyTime: replyTime.en,
  },
  process: {
    title: 'How it works',
    steps: [
      { title: 'Application', text: 'What you write reaches me at once.' },
      { title: 'Evaluation', text: `I read what you need and reply ${withinReplyTime.en}.` },
      { title: 'Proposal', text: 'You receive content, schedule and price on one page.' },
      { title: 'Start', text: 'Once you approve, the dates are set and the programme begins.' },
    ],
  },
  success: {
    pageTitle: 'Training application received',
    description: 'The details of your training application.',
    loading: 'Loading your application...',
    title: 'Application received!',
    text: `Your application has reached me; I will reply ${withinReplyTime.en}.`,
    corporate: {
      title: 'Request received!',
      text: `Your request has reached me; I will reply ${withinReplyTime.en}.`,
    },
    application: 'What you sent',
    person: 'Your details',
    next: 'What happens next',
    number: 'Reference no.',
    again: 'New application',
    programs: 'Other programmes',
    missing: {
      title: 'Application not found',
      text: 'The personal data of this application has been deleted. You are welcome to apply again.',
    },
  },
};
