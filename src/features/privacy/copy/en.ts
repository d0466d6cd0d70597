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
  lines: {
    booking: (name) =>
      `I use your details to make your appointment and to prepare for our meeting. Data controller: ${name}.`,
    training: (name) =>
      `I use your details to consider and answer your application. Data controller: ${name}.`,
    course: (name) =>
      `I use your details to keep your seat in the course and to let you know about it. Data controller: ${name}.`,
    company: (name) => `I use your details to write a proposal for your company. Data controller: ${name}.`,
    contact: (name) => `I use your details only to answer you. Data controller: ${name}.`,
  },
  link: 'Privacy notice',
  version: 'Version of this notice',
  videos: 'Video players are loaded from YouTube or Vimeo only when you open a video.',
  browser: {
    title: 'What stays in your browser',
    lead: 'These pages store only this in your browser. No cookie tracks you or serves you advertising.',
  },
};
