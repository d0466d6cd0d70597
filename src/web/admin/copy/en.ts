import type { AdminShellCopy } from './tr';

export const en: AdminShellCopy = {
  title: 'Content Management',
  site: 'Go to the site',
  view: 'View site',
  close: 'Close',
  display: 'Language and colours of these pages',
  groups: { inbox: 'Inbox', content: 'Content', site: 'Site', settings: 'Settings' },
  waiting: {
    reservations: (count) => `${count} upcoming`,
    applications: (count) => `${count} waiting`,
    messages: (count) => `${count} unread`,
  },
  news: (count) => `${count} new`,
  navigation: 'Sections of the admin area',
};
