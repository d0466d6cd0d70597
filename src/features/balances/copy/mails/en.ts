import type { BalanceMailCopy } from './tr';

export const en: BalanceMailCopy = {
  facts: {
    package: 'Package',
    left: 'Left',
    until: 'Last day',
    noEnd: 'No end date',
    reference: 'Payment reference',
  },
  open: 'Open your package',
  private: 'This link is yours alone; please do not share it.',
  pay: 'Go to the payment page',
  howToPay: 'How to pay',
  sold: {
    subject: (title) => `Your package: ${title}`,
    headline: 'Your package is ready',
    lead: 'The link below opens the page of your package: it shows the sessions you have left, and you book your appointments there. No account is needed.',
  },
  awaiting: {
    headline: 'Your package is set aside for you',
    lead: 'I have set your package aside. I will let you know once your payment has arrived; from then on you can book on the page of your package.',
    leadBookable:
      'I have set your package aside. Your payment has not arrived yet, but you can already book on the page of your package.',
  },
  paid: {
    subject: (title) => `Your payment has arrived: ${title}`,
    headline: 'Your payment has arrived',
    lead: 'Thank you. You can book any free time on the page of your package.',
  },
  link: {
    subject: (title) => `A new link to your package: ${title}`,
    headline: 'A new link to your package',
    lead: 'From now on the link below opens the page of your package. Links sent to you earlier no longer work, including those to your appointments; you can open these from that page too.',
  },
  warning: {
    subject: (title, day) => `The last day of your package is ${day}: ${title}`,
    headline: (left) => `Your package has ${left} left`,
    lead: (day) =>
      `The last day of your package is ${day}. Whatever you book by then stays valid, even if the appointment itself is later.`,
  },
  expired: {
    subject: (title) => `Your package has ended: ${title}`,
    headline: 'Your package has ended',
    lead: (left) =>
      `Your package still had ${left}. If something came up, simply reply to this email and we will find a way. Appointments that you have already booked stay valid.`,
  },
};
