import { counted } from '#/platform/i18n/plural';
import type { AdminContactCopy } from './tr';

export const en: AdminContactCopy = {
  title: 'Messages',
  statuses: { unread: 'Unread', read: 'Read', answered: 'Answered', spam: 'Spam' },
  filters: {
    all: 'Inbox',
    subject: 'Subject',
    everySubject: 'All subjects',
    search: 'Name, email, company or message text',
  },
  columns: { received: 'Received', person: 'Person', message: 'Message', status: 'Status' },
  count: (total) => counted('en', total, { one: '# message', other: '# messages' }),
  empty: {
    title: 'No messages yet',
    text: 'Messages from the contact form appear here.',
    filteredTitle: 'No message matches this search',
    filteredText: 'Please try another word, or clear the filters.',
  },
  detail: {
    title: (name) => `Message: ${name}`,
    message: 'Message',
    subject: 'Subject',
    noSubject: 'None chosen',
    status: 'Status',
    since: (moment) => `Last changed: ${moment}`,
    suspicion: {
      honeypot:
        'This seems to have been sent by a bot: a field that people do not see was filled in. No email was sent.',
      too_fast:
        'This seems to have been sent by a bot: the form was filled in within two seconds. No email was sent.',
    },
  },
  actions: {
    answered: 'Mark as answered',
    unread: 'Mark as unread',
    spam: 'Mark as spam',
    notSpam: 'Not spam',
    saving: 'Saving...',
  },
  done: (status) => `Status saved: ${status}`,
  errors: { erased: 'A message whose personal data was erased cannot be changed' },
  mails: { 'contact-notice': 'New message (to you)' },
  answer: {
    subject: ({ subject }) => (subject ? `About your message: ${subject}` : 'About your message'),
    text: ({ name }) => `Hello ${name},\n\nThank you for your message.\n\n`,
  },
  csv: [
    'Number',
    'Status',
    'Received',
    'Subject',
    'Name',
    'Email',
    'Company',
    'Message',
    'Language',
    'Version of the privacy notice',
  ],
};
