import { withinReplyTime } from '#/features/commitments/contract';
import type { tr } from './tr';

export const en: typeof tr = {
  roles: 'Roles',
  place: 'Place',
  hours: 'Working hours',
  contact: 'Contact',
  services: 'Consulting services',
  price: 'Prices are given on request.',
  priceOnRequest: 'price on request',
  trainings: 'Training programmes',
  booking: 'Consultation booking',
  howToBook: (address, whatsapp, zone, asksApproval) =>
    `At ${address}, choose a service and a free time in the calendar (${zone.full}), then give a name, an email address and a phone number. The booking is confirmed at once${asksApproval ? ' or, for some services, after approval' : ''}; the confirmation comes by email with a calendar file and a link to change or cancel the appointment.${whatsapp && ` WhatsApp works too: ${whatsapp}`}`,
  pages: 'Pages',
  home: 'Home',
  homeText: 'An introduction, a career in figures, what is offered, and how to get in touch.',
  servicesText: 'Every service with its length, and the packages.',
  bookingText: 'Book by choosing a service and a time.',
  trainingsText: 'Every programme, those for companies included.',
  application: 'Training application',
  applicationText: `Apply for a programme; a reply comes ${withinReplyTime.en}.`,
  articles: 'Articles',
  articlesText: 'All of the writing, by subject.',
  rss: 'RSS feed',
  atom: 'Atom feed',
  feedText: 'The articles in full, newest first',
  contactText: 'A form for a message, and direct ways to get in touch.',
  privacy: 'Privacy notice',
  privacyText: 'Which personal data is kept, why, and for how long.',
  about: 'About',
  aboutText: 'The chapters of the career, and the work of today.',
};
