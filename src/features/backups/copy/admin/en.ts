import type { BackupsCopy } from './tr';

export const en: BackupsCopy = {
  restored: {
    title: 'Your site was restored from a backup',
    text: (moment) =>
      `Everything is as it was on ${moment}. Visitors can read and book, but no email is sent until you start it. Bookings made after the backup are missing here: look for the notices of those days in your mailbox.`,
  },
  activate: {
    open: 'Start sending emails',
    title: 'Start sending emails?',
    text: 'From now on confirmations, reminders and notices are sent from this site. Make sure first that the old site is off; otherwise everybody gets the same email twice.',
    confirm: 'Start',
    busy: 'Starting...',
    keep: 'Wait for now',
  },
  sendDue: (count) =>
    count === 1
      ? 'Also send the 1 email that was due before the site was restored. The old site has probably sent it.'
      : `Also send the ${count} emails that were due before the site was restored. The old site has probably sent them.`,
  unsent: 'If you leave this empty they are not sent; you can send each from the page of its record.',
  done: 'Emails are being sent',
  failed: { title: 'It could not be started', text: 'Please try again in a moment.' },
};
