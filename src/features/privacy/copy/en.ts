import type { PrivacyCopy } from './tr';

export const en: PrivacyCopy = {
  page: {
    title: 'Privacy notice',
    description:
      'Which personal data you leave on this site, why it is kept and for how long; what your rights are and how to use them.',
    keywords: 'privacy notice, personal data, KVKK, GDPR, privacy, cookies',
    home: 'Home',
    lead: 'Here you can read what I do, and do not do, with the details you leave on this site.',
  },
  line: 'I use your details only to answer your request.',
  link: 'Privacy notice',
  responsible: {
    title: 'Who is responsible',
    text: (name) =>
      `Responsible for the personal data you leave on this site: ${name}. If you have any questions about it, write to this address:`,
  },
  parts: [
    {
      title: 'What I keep, and why',
      paragraphs: ['I get your details only from you, when you send a form.'],
      items: [
        'A booking: your name, email address and phone number, your company and your note if you give them, your answers where a service comes with questions, and the service and time you choose. To make the appointment, to send its confirmation and its reminder, and to prepare for our talk.',
        'A training application or a proposal request: in addition, the programme you choose, the number of participants, your preferences and, if you give it, your budget. To write a proposal that suits you.',
        'The contact form: your name, email address and message, and your company and the subject if you give them. To answer you.',
      ],
      after:
        'The legal bases are the conclusion and performance of a contract for the service you ask for, and my legitimate interest in answering you (the Turkish data protection law, KVKK, art. 5/2-c and f; GDPR art. 6(1)(b) and (f)).',
    },
    {
      title: 'Where it is, and who sees it',
      paragraphs: [
        'Your details are kept in the database of this site. What you send reaches me by email, and for a booking, an application or a request you receive a confirmation by email; these emails pass through the site’s mail server. I do not sell your details or use them for advertising. I pass them to nobody but those who provide hosting and email, unless the law requires it.',
        '{Nothing goes to WhatsApp unless you press the WhatsApp button. If you do, your message opens there ready to send; sending it is up to you, and WhatsApp’s own terms apply.}',
        'Video players are loaded from YouTube or Vimeo only when you open a video.',
      ],
      items: [],
      after: '',
    },
    {
      title: 'What stays in your browser',
      paragraphs: [
        'The language you read in (in a cookie for a year, in local storage until you clear it), your choice of a light or dark theme, what you typed into a form and have not sent (until you close the tab), and offline copies of the pages you read. No cookie tracks you or serves you advertising.',
        'When you send a form, what comes from the same network address (IP) is counted for a short while to prevent abuse; the address is not stored with your record.',
      ],
      items: [],
      after: '',
    },
    {
      title: 'How long I keep it',
      paragraphs: [
        'Until you ask me to delete it, or I delete it myself. Your name, your contact details, what you wrote and this site’s copies of the emails sent are then erased for good; what remains is a record that does not show who you are.',
      ],
      items: [],
      after: '',
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Under article 11 of the KVKK and articles 15 to 22 of the GDPR you have the right to know whether your data is processed, to ask for a copy of it, to have it corrected or deleted, and to object to its processing. Writing to the address above is enough; you will have an answer within 30 days. If you are not satisfied with it, you can complain to the Turkish Personal Data Protection Board, or to the data protection authority of the country you live in.',
      ],
      items: [],
      after: '',
    },
  ],
};
