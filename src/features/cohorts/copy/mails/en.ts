import type { CohortMailCopy } from './tr';

export const en: CohortMailCopy = {
  facts: {
    course: 'Course',
    dates: 'Dates',
    datesFollow: 'To be announced',
    zone: 'Time zone',
    yours: 'In your time',
    yourUntil: 'Until, in your time',
    place: 'Place',
    link: 'Joining online',
    linkLater: 'The link is sent to those enrolled',
    language: 'Language',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
  },
  open: 'Open your enrolment',
  private: 'This link is yours alone; please do not share it.',
  confirmed: {
    subject: (title) => `You are enrolled: ${title}`,
    headline: 'Your seat is reserved',
    lead: 'You are enrolled. The attached calendar file has all the dates; if your plans change, you can withdraw on your page.',
  },
  waiting: {
    subject: (title) => `You are on the waiting list: ${title}`,
    headline: 'You are on the waiting list',
    lead: (place) =>
      `All seats are taken at the moment. Your place in the list: ${place}. When a seat becomes free and it is your turn, I will email you, and the seat is held for you for a while.`,
  },
  offer: {
    subject: (title) => `A seat is free for you: ${title}`,
    headline: 'A seat is free for you',
    lead: (until) =>
      `It is your turn. The seat is held for you until ${until}; if you want it, confirm on the page that the link below opens. Otherwise it goes to the next person.`,
    action: 'See and take the seat',
  },
  changed: {
    subject: (title) => `Dates or place have changed: ${title}`,
    headline: 'Your course has changed',
    lead: 'The dates or the place of the course below have changed.',
    before: 'Before',
    now: 'What holds now:',
    calendar: 'The attached file updates the dates in your calendar.',
    withdraw: 'If the new ones don’t suit you, you can withdraw on your page.',
  },
  left: {
    subject: (title) => `You have withdrawn: ${title}`,
    headline: 'You have withdrawn',
    lead: 'As you asked, your enrolment has been withdrawn. The attached file takes the dates off your calendar. I hope to see you another time.',
  },
  removed: {
    subject: (title) => `Your enrolment was ended: ${title}`,
    headline: 'Your enrolment was ended',
    lead: 'Your enrolment in this course was ended. If you have a question, simply reply to this email. The attached file takes the dates off your calendar.',
  },
  cancelled: {
    subject: (title) => `The course is cancelled: ${title}`,
    headline: 'The course is cancelled',
    lead: 'I am sorry that I cannot hold this course. Thank you for your understanding.',
    note: 'A note from me',
  },
  reminder: {
    subject: (title) => `Your course begins soon: ${title}`,
    headline: 'Your course begins soon',
    lead: 'The first day is near. If you cannot come, please withdraw on your page, so that somebody who is waiting gets your seat.',
  },
  certificate: {
    subject: (title) => `Your certificate is ready: ${title}`,
    headline: 'Your certificate is ready',
    lead: 'Thank you for taking part. You can download your certificate in Turkish, English and Arabic on your page.',
    action: 'Download your certificate',
  },
  notice: {
    enrolled: { subject: (title) => `New enrolment: ${title}`, headline: 'New enrolment' },
    waiting: {
      subject: (title) => `New on the waiting list: ${title}`,
      headline: 'Somebody new on the waiting list',
    },
    left: { subject: (title) => `Withdrew: ${title}`, headline: 'A participant has withdrawn' },
    open: 'Open the course in the admin area',
    write: 'Write to them',
  },
  short: {
    subject: (title) => `Too few have enrolled: ${title}`,
    headline: 'Too few have enrolled',
    lead: (enrolled, minimum) =>
      `The last day to enrol is over: ${enrolled} enrolled, and you wanted at least ${minimum}. If you hold it all the same, there is nothing to press: unless you cancel it, the course takes place and everyone enrolled gets the usual reminder. If not, cancel it in the admin area, and everybody is told.`,
    open: 'Decide',
  },
};
