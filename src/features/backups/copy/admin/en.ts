import { counted } from '#/platform/i18n/plural';
import type { BackupsCopy } from './tr';

export const en: BackupsCopy = {
  restored: {
    title: 'Your site was restored from a backup',
    text: (made, restored) =>
      `Everything is as it was on ${made}. Visitors can read and book, but no email is sent until you start it. What was booked, moved, cancelled or written between ${made} and ${restored} is missing here: look for the notices of that period in your mailbox, and enter missing bookings by hand.`,
    erasedAgain: (count) =>
      counted('en', count, {
        one: '# record of somebody who was erased after the backup was made has been erased again.',
        other: '# records of people who were erased after the backup was made have been erased again.',
      }),
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
      'Its name begins with kursu-backup-. A file too large to arrive within three minutes has to be restored with the command on the server.',
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
      plain:
        'This backup is not encrypted, although you typed a key, so it may be another file. If it is the right one, leave the key empty.',
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
  nightly: {
    title: 'Backups',
    note: 'Every night your whole site is backed up into one file: bookings, messages, texts, pictures. Then that file is restored as a test, so that you know that it is sound. To be safe if the machine breaks, keep the backups elsewhere.',
    proven: (moment) => `Proven sound: ${moment}`,
    provenText: (reservations, pictures, made) =>
      `${reservations}, ${pictures}. The backup was made on ${made}, restored as a test, and its home page opened.`,
    reservations: (count) => counted('en', count, { one: '# booking', other: '# bookings' }),
    pictures: (count) => counted('en', count, { one: '# picture', other: '# pictures' }),
    sameMachine:
      'The backup lies on the machine that runs this site: if the machine breaks, the backup is lost too. Choose another place below.',
    none: 'There is no backup yet',
    noneText: (hour) => `The first is made at ${hour}. If you do not want to wait, make one now.`,
    off: 'No backups are made',
    offText: 'If the machine breaks, everything is lost. Switch backups on below.',
    waiting: (moment) => `Latest backup: ${moment}`,
    waitingText: 'This backup has not been tried yet.',
    failed: (moment) => `No backup could be made: ${moment}`,
    unproven: (moment) => `The backup failed its trial: ${moment}`,
    incomplete: (moment) => `Pictures are missing from the backup: ${moment}`,
    running: 'Making and trying a backup...',
    run: 'Back up now',
    runHint:
      'Makes a backup by the settings that you have saved, and tries it. The site goes on working meanwhile.',
    open: 'See your backups',
    kept: 'One backup is kept for each of the last 7 days, 4 weeks and 12 months; older ones are deleted. Other files that you put beside the backups are not touched.',
  },
  settings: {
    confirmTitle: 'Confirm that it is you',
    confirmNote:
      'A backup holds everything that is on your site. So that nobody else at your open browser can have it sent elsewhere, enter the password that you sign in with.',
    title: 'Backup settings',
    when: 'When',
    daily: 'Every night',
    never: 'Never',
    hour: 'Time',
    hourHint: 'In the site’s time zone.',
    place: 'Where are backups kept?',
    places: {
      disk: 'On this machine',
      s3: 'In the cloud (Amazon S3 and the like)',
      webdav: 'In the cloud (WebDAV, such as Nextcloud)',
    },
    placeHints: {
      disk: 'If the machine breaks, the backups are lost too. Whoever set up the site can connect another disk here.',
      s3: 'Amazon S3 or a store like it. You find the details on the store’s own pages.',
      webdav:
        'Nextcloud and many providers of disk space offer it; look for the “WebDAV” address in their settings.',
    },
    folder: 'Folder',
    folderHint: 'Leave it empty, unless whoever set up the site gave you a folder.',
    defaultFolder: (folder) => `If left empty, backups are kept in: ${folder}`,
    endpoint: 'Address of the store',
    endpointHint: 'Begins with https://. Leave it empty for Amazon.',
    bucket: 'Name of the store (bucket)',
    region: 'Region',
    regionHint: 'If left empty: us-east-1',
    accessKey: 'Name of the key (access key)',
    secretKey: 'Secret key',
    address: 'Address of the folder',
    addressHint: 'Begins with https://; the folder is made if there is none.',
    user: 'User name',
    password: 'Password',
    passwordHint: 'If your provider has “app passwords”, use one.',
    stored: 'Stored. Leave it empty to keep it.',
    unreadable: 'The stored password can no longer be read; the site may have been moved. Type it again.',
    encrypted: 'Encrypt the backups',
    encryptedHint:
      'Recommended for backups kept elsewhere: without the recovery sheet nobody can read them, not even you.',
    sheetTitle: 'Recovery sheet',
    sheetHint:
      'Only the key on this sheet opens encrypted backups. Download it, print it, and keep it in a safe place.',
    sheet: 'Download the recovery sheet',
    environment: (name) =>
      `Whoever set up the site has set this on the server; it cannot be changed here. Name of the setting: ${name}`,
    saved: 'Backup settings saved',
  },
  lostPictures: (count) =>
    `${counted('en', count, {
      one: 'The file of one picture that your site uses is missing: visitors cannot see it, and the last backup does not have it',
      other:
        'The files of # pictures that your site uses are missing: visitors cannot see them, and the last backup does not have them',
    })}. Older backups, which may still have what is missing, are kept. Upload the same picture again, or choose another in its place. If you no longer have it, ask whoever set up the site to take it from an older backup.`,
  troubles: {
    unreachable:
      'The place of the backups cannot be reached. Check its address; if it is right, try again in a while.',
    refused:
      'The place of the backups refused. Check the user name and the password; this account must be allowed to write there.',
    absent: 'There is no such folder or store. Check its name.',
    full: 'The place of the backups is full. Make room there.',
    private:
      'This address is in a private network. Whoever set up the site must allow it (ALLOW_PRIVATE_HOSTS).',
    no_room: 'There is no room left on the disk of the machine. Ask whoever set up the site to make some.',
    secret: 'The stored password cannot be read. Type it again below and save.',
    foreign: 'The newest file there is not a backup of Kürsü, or it is damaged.',
    encrypted: 'The backup is encrypted, and its key is not on this machine.',
    wrong_key: 'The backup is encrypted under another key.',
    plain:
      'The newest backup there is not encrypted, although this site encrypts its backups: somebody may have replaced it. Please tell whoever set up the site at once.',
    damaged: 'The backup file is damaged or incomplete.',
    newer: 'The backup was made by a newer version of Kürsü.',
    missing: 'The backup file is not where it should be.',
    pictures: 'Some pictures are missing from the backup.',
    page: 'The home page of the site restored from the backup did not open.',
    emptied:
      'The last backup that was tried had appointments, but the new one has none: data may be damaged. Older backups are kept. Please tell whoever set up the site at once.',
    nothing: 'There is no backup there at all.',
    replaced:
      'The newest backup there is not the one that was made last: that one may have been deleted or replaced. Please tell whoever set up the site at once.',
    failed:
      'Something unexpected went wrong; the server’s log has the details. Please tell whoever set up the site.',
  },
  errors: {
    ownersPassword: 'Enter the password that you sign in with',
    changed: 'The settings were changed elsewhere in the meantime. Reload the page and try again.',
    secret: {
      missing: 'Enter the password or the secret key',
      elsewhere: 'The place or the account has changed: enter the password or the secret key again',
    },
  },
  validation: {
    required: 'This field is required',
    hour: 'Enter a time such as 03:30',
    folder: 'Enter a folder that begins with /',
    address: 'Enter an address that begins with https://',
  },
  saveFailed: {
    title: 'It could not be saved',
    text: 'What you typed is still here; please try again in a moment.',
  },
  runFailed: { title: 'The backup could not be started', text: 'Please try again in a moment.' },
};
