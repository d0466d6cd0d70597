import type { OwnCalendarCopy } from './tr';

export const en: OwnCalendarCopy = {
  events: {
    calendar: 'My bookings',
    pending: (title) => `Awaiting approval: ${title}`,
    timeOff: 'Time off',
  },
  feed: {
    title: 'Bookings in your calendar',
    text: 'A calendar that subscribes to this secret address shows bookings, requests awaiting approval and time off. Paste it in Google Calendar under “Other calendars”, “From URL”; in Apple Calendar under “New Calendar Subscription”; in Outlook under “Add calendar”, “Subscribe from web”.',
    empty: 'There is no address yet.',
    create: 'Create the secret address',
    address: 'Secret calendar address',
    hint: 'Anybody who has the address can see your bookings. Calendar programs read it every few hours.',
    unreadable: 'The address works, but can no longer be shown here. Renew it to see one again.',
    createdAt: (moment) => `Created: ${moment}`,
    copy: 'Copy the address',
    copied: 'Address copied to the clipboard',
    notCopied: 'The clipboard could not be reached; please select and copy the address',
    created: 'Secret address created',
    renew: 'Renew',
    renewTitle: 'Renew the address?',
    renewText: 'The old address stops working at once; you will need to add the new one to your calendars.',
    renewYes: 'Yes, renew',
    renewed: 'Address renewed; the old one no longer works',
    remove: 'Remove',
    removeTitle: 'Remove the address?',
    removeText: 'It stops working at once; calendars that subscribe to it are no longer updated.',
    removeYes: 'Yes, remove',
    removed: 'Secret address removed',
  },
};
