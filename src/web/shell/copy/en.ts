import type { ShellCopy } from './tr';

export const en: ShellCopy = {
  skip: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main navigation',
  languages: 'Language',
  theme: 'Light or dark theme',
  newTab: '(opens in a new tab)',
  nav: {
    home: 'Home',
    about: 'About',
    consulting: 'Consulting',
    training: 'Training',
    books: 'Books',
    media: 'Media',
    articles: 'Articles',
    contact: 'Contact',
  },
  home: {
    title: (name, roles) => `${name} - ${roles.join(', ')}`,
    consultingReservation: 'Book a consultation',
    trainingReservation: 'Apply for training',
    quickActions: 'Quick booking',
    whatsapp: 'WhatsApp',
  },
  rights: (year, name) => `© ${year} ${name}. All rights reserved.`,
  missing: {
    title: 'This page could not be found',
    text: 'The address may have changed, or never existed.',
    home: 'Back to the home page',
    consulting: 'Consulting services',
  },
  failed: {
    title: 'The page could not be loaded',
    text: 'Please check your connection and try again.',
    retry: 'Try again',
    retrying: 'Loading...',
  },
};
