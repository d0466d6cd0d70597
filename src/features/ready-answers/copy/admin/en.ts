import type { ReadyAnswerCopy } from './tr';

export const en: ReadyAnswerCopy = {
  title: 'Saved replies',
  lead: 'Write the replies that you send often just once. When you choose one on the page of a booking, an application or a message, it comes in that person’s language with their details filled in; you can change it, and send it by email or on WhatsApp. Visitors never see this list.',
  add: 'Add an answer',
  edit: 'Edit the answer',
  list: 'Saved replies, in the order in which you choose from them',
  empty: {
    title: 'No saved replies yet',
    text: 'You could begin with one that says how to join the meeting, or when a proposal will arrive.',
  },
  fields: { title: 'Subject', text: 'Text', sortOrder: 'Position' },
  hints: {
    title: 'It is the subject of the email too.',
    text: 'Where the person’s details belong, write {name}, {service} (or the programme), {date} or {time}. Only appointments have a date and a time.',
  },
  legend:
    'A tick beside a language: ready. A dotted circle: translated automatically, not reviewed. A dash: there is no text, so it cannot be sent to people who read that language.',
  created: 'Answer added',
  updated: 'Answer saved',
  deleted: 'Answer deleted',
  restored: 'Answer restored',
  deletedOne: (title) => `“${title}” was deleted.`,
  choice: {
    label: 'Ready answer',
    none: 'Choose one',
    text: (language) => `Text to send (${language})`,
    hint: 'What you change here does not change the ready answer.',
    whatsapp: 'Send this text on WhatsApp',
    mail: 'Write an email with this text',
    write: 'Write your saved replies',
    edit: 'Edit the answer',
    failed: 'The saved replies could not be loaded.',
    noText: (language) => `This answer has no subject or no text in this person’s language (${language}).`,
    noWords: (words) => `This answer needs details that this record does not have: ${words}.`,
    words: { name: 'name', service: 'service', date: 'date', time: 'time' },
  },
};
