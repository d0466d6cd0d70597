import { comma } from '#/platform/i18n/locale';
import { counted } from '#/platform/i18n/plural';
import type { DayPart } from '../../rules';
import type { AdminWaitingCopy } from './tr';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const parts: Record<DayPart, string> = { morning: 'morning', afternoon: 'afternoon', evening: 'evening' };

export const en: AdminWaitingCopy = {
  title: 'Waiting list',
  statuses: {
    unconfirmed: 'Address not confirmed',
    waiting: 'Waiting',
    booked: 'Booked',
    left: 'Left the list',
    removed: 'Removed',
    ended: 'Expired',
  },
  filters: { status: 'Status', everyStatus: 'All', search: 'Name, email or phone' },
  columns: { person: 'Person', service: 'Service', wishes: 'Times that suit', status: 'Status' },
  wishes: {
    days: (numbers) =>
      numbers.length === 0 ? 'any day' : numbers.map((day) => weekdays[day - 1]).join(comma.en),
    parts: (chosen) =>
      chosen.length === 0 ? 'any time of the day' : chosen.map((part) => parts[part]).join(comma.en),
  },
  offered: (moment, until) => `offered: ${moment} (until ${until})`,
  count: (total) => counted('en', total, { one: '# entry', other: '# entries' }),
  empty: {
    title: 'Nobody is on the list',
    text: 'While the list is open, visitors who find the calendar full can join it; times that become free are offered to them in turn. You can open and close it below.',
    filteredTitle: 'No entry matches',
    filteredText: 'Try another word, or clear the filters.',
  },
  detail: {
    title: (name) => `Waiting: ${name}`,
    entry: 'Entry',
    service: 'Service',
    weekdays: 'Days',
    parts: 'Times',
    days: 'Dates',
    joined: 'Joined',
    reservation: 'Appointment',
    open: 'Open the booking',
    offers: 'Times offered',
    noOffers: 'No time has been offered yet.',
    ends: { taken: 'taken', given_back: 'let go', lapsed: 'not answered' },
    until: (moment) => `until ${moment}`,
  },
  actions: {
    title: 'Actions',
    remove: {
      open: 'Remove from the list',
      title: 'Remove from the list?',
      text: 'No email is sent. A time that is offered now goes to the next person.',
      confirm: 'Yes, remove',
      busy: 'Removing...',
    },
  },
  done: { status: 'Removed from the list' },
  settings: {
    title: 'Is the waiting list open?',
    text: 'While it is, visitors who find the calendar full can join it. A time that becomes free is offered to one person at a time, and nobody else sees it as free meanwhile.',
    isOn: 'Let visitors join the list',
    hours: 'Kept for one person for',
    hoursOf: (hours) => counted('en', hours, { one: '# hour', other: '# hours' }),
    save: 'Save',
    saved: 'Saved',
  },
  errors: {
    changed: 'This setting changed while you were looking; you now see the current one',
    not_changeable: 'This can’t be done in the entry’s present state',
    outdated: 'This email would no longer be true, so it can’t be sent again',
    erased: 'This person’s details were erased',
  },
  mails: {
    'waiting-confirm': 'Confirm the address (to the person)',
    'waiting-offer': 'Free time (to the person)',
  },
  answer: {
    subject: ({ service }) => `Waiting list: ${service}`,
    text: ({ name, service }) =>
      `Hello ${name},\n\nI am writing about your place on the waiting list for “${service}”.\n\n`,
  },
  csv: [
    'Number',
    'Status',
    'Service',
    'Days',
    'Times',
    'Earliest day',
    'Latest day',
    'Name',
    'Email',
    'Phone',
    'Language',
    'Joined',
    'Privacy notice',
    'Time zone',
  ],
};
