import type { AdminShellCopy } from './index';

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
  waiting: (count) => `${count} waiting`,
  navigation: 'Sections of the admin area',
};
