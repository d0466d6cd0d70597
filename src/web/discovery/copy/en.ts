import type { tr } from './tr';

export const en: typeof tr = {
  roles: 'Roles',
  place: 'Place',
  hours: 'Working hours',
  contact: 'Contact',
  services: 'Consulting services',
  price: 'Prices are given on request.',
  trainings: 'Training programs',
  booking: 'Consultation booking',
  howToBook: (address, whatsapp) =>
    `At ${address}, choose a service and a free time within the next 30 days (weekdays, Istanbul time), then give a name, an e-mail address and a phone number. The booking is confirmed at once; the confirmation comes by e-mail with a calendar file and a link to move or cancel the appointment. WhatsApp works too: ${whatsapp}`,
  pages: 'Pages',
  home: 'Home',
  homeText: 'An introduction, a career in figures, what is offered, and how to get in touch.',
  servicesText: 'Every service with its length, and the packages.',
  bookingText: 'Book by choosing a service and a time.',
  trainingsText: 'Every program, those for companies included.',
  application: 'Training application',
  applicationText: 'Apply for a program; a reply comes within 24 hours.',
  articles: 'Articles',
  articlesText: 'All of the writing, by subject.',
  contactText: 'A form for a message, and direct ways to get in touch.',
  about: 'About',
  aboutText: 'The chapters of the career, and the work of today.',
};
