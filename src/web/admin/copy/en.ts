import type { AdminShellCopy } from './tr';

export const en: AdminShellCopy = {
  title: 'Content Management',
  site: 'View the site',
  groups: { inbox: 'Inbox', content: 'Content', room: 'Settings' },
  tabs: {
    overview: 'Overview',
    reservations: 'Bookings',
    applications: 'Applications',
    messages: 'Messages',
    availability: 'Availability',
    books: 'Books',
    media: 'Media',
    articles: 'Articles',
    about: 'About',
    account: 'Account',
  },
  waiting: {
    reservations: (count) => `${count} upcoming`,
    applications: (count) => `${count} waiting`,
    messages: (count) => `${count} unread`,
  },
  navigation: 'Sections of the admin area',
};
