import { counted } from '#/platform/i18n/plural';
import type { BalanceCopy } from './tr';

export const en: BalanceCopy = {
  pageTitle: 'Your package',
  description: 'See the sessions left in your package, and book.',
  loading: 'Loading your package...',
  void: {
    title: 'This link is no longer valid',
    text: 'The link in the latest email about your package opens its page. If you can’t find it, write to me and I will send a new one.',
    write: 'Write to me',
  },
  ready: 'You can book any free time below.',
  refusals: {
    unpaid: 'You can book here once your payment has arrived. I will let you know by email.',
    used_up: 'All the sessions of your package have been used. If you would like to go on, just write to me.',
    expired:
      'Your package has ended. Appointments that you have already booked stay valid; write to me about the sessions that were left.',
    ended:
      'This package was closed. Appointments that you have already booked stay valid; if you have a question, write to me.',
  },
  left: 'Sessions left',
  used: 'Used',
  lastDay: 'Last day',
  noEnd: 'No end date',
  payment: {
    title: 'Awaiting your payment',
    reference: 'Reference',
    open: 'Go to the payment page',
    newTab: '(opens in a new tab)',
    bookable: 'You can book before your payment arrives.',
  },
  rule: {
    title: 'If you cancel',
    within: (hours) =>
      `A session that you cancel at least ${counted('en', hours, { one: '# hour', other: '# hours' })} before it goes back to your package; one cancelled later does not. If I cancel, it always does.`,
    always: 'A session that you cancel before it begins goes back to your package.',
  },
  history: {
    title: 'History',
    kinds: {
      sold: 'Bought',
      used: 'Booked',
      returned: 'Cancelled, came back',
      corrected: 'Correction',
      expired: 'Expired',
      extended: 'More time given',
      ended: 'Package closed',
    },
    left: (count) => `${count} left`,
  },
};
