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
  restore: {
    instead: 'Restore a backup',
    title: 'Restore a backup',
    lead: 'Choose your backup file. It is first checked from beginning to end; if it is whole, the site becomes what it was in the backup. Then you sign in with the email and password of that site. No email is sent until you start it.',
    step: 'Set-up',
    file: 'Backup file',
    fileHint:
      'Its name begins with kursu-backup-. A file too large to arrive within three minutes is restored by the command on the machine.',
    fileMissing: 'Please choose the backup file.',
    key: 'Key',
    keyHint:
      'Only for an encrypted backup (its name ends with .age): as on the recovery sheet, it begins with AGE-SECRET-KEY-1.',
    submit: 'Check and restore',
    sending: (percent) => `Sending: ${percent}%`,
    working: 'Checking and restoring...',
    opening: 'Restored. The site is opening again...',
    back: 'Set up a new site',
    lost: 'The connection was lost. Your file is untouched; please try again.',
    refusals: {
      foreign: 'This file is not a backup of Kürsü. Nothing was changed.',
      encrypted: 'This backup is encrypted. Please type the key of the recovery sheet.',
      wrong_key: 'The key does not belong to this backup. Please compare it with the recovery sheet.',
      damaged:
        'This backup is damaged or incomplete. Nothing was changed; please try another copy of it, or the backup before it.',
      newer: 'This backup was made by a newer version of Kürsü. Update the site to that version first.',
      occupied:
        'There are bookings or messages on this site by now. To replace them by the backup, use the restore command on the machine.',
      no_room: 'There is no room on the disk of the machine. Nothing was changed.',
      busy: 'Another backup is being worked on. Please try again in a moment.',
      link: 'The set-up link has expired. Restarting the site gives a new one.',
    },
  },
  failed: { title: 'It could not be started', text: 'Please try again in a moment.' },
};
