import { counted } from '#/platform/i18n/plural';
import type { AdminPrivacyCopy } from './tr';

const records = (count: number) => counted('en', count, { one: '# record', other: '# records' });

export const en: AdminPrivacyCopy = {
  title: 'Personal data',
  lead: 'What visitors leave with you: find everything about one person, hand it over or erase it; choose how long it is kept.',
  person: {
    title: 'One person’s data',
    note: 'Look here when somebody asks what you keep about them, or wants it erased. First make sure that the request really comes from that person.',
    contact: 'Email address or phone number',
    search: 'Find',
    searching: 'Searching...',
    failed: 'The search failed',
    tooShort: 'Write a complete email address, or a phone number of at least 7 digits.',
    about: 'Searched for: ',
    found: (count) => `${records(count)} found`,
    none: 'There is no record with this address or number. Records that were erased belong to nobody any more and are not found.',
    others: 'These records also name other addresses or numbers. If they are the same person’s, add them:',
    add: (contact) => `Add ${contact}`,
    kinds: {
      reservations: 'Booking',
      applications: 'Application',
      messages: 'Message',
      balances: 'Sold package',
      waiting: 'Waiting list entry',
      enrolments: 'Enrolment',
    },
    mails: (count) => (count > 0 ? counted('en', count, { one: '# email', other: '# emails' }) : 'no emails'),
    ahead: 'It lies ahead and is not erased. Cancel it first.',
    stillOpen: 'It has sessions left and is not erased. End it first.',
    stillIn: 'The person has a seat or waits for one, so it is not erased. Take them off the course first.',
    mentions:
      'This address or number also occurs in the texts of these records. They may be somebody else’s, so they are not erased with it: open them and look.',
    block: 'Note on a time off',
    cohort: 'Note on a course',
    list: 'Records found',
  },
  file: {
    title: 'Hand it over',
    text: 'All records found, with the list of emails about them, are saved to your computer as one file. Any browser opens it; it also contains the same in a form that other programs read (JSON).',
    language: 'Language of the file',
    download: 'Download the file',
    name: 'personal-data',
    failed: 'The file could not be made',
  },
  erase: {
    title: 'Erase it',
    text: 'Name, email, phone, company and everything written are erased for good from all of these records, and so are the copies of emails. The records remain only in the statistics.',
    open: 'Erase this person’s data',
    confirmTitle: (count) => `Erase the personal data in ${records(count)}?`,
    confirmText: 'This cannot be undone. If you want to give the person a file, download it first.',
    confirm: 'Yes, erase it',
    busy: 'Erasing...',
    keep: 'Keep it',
    done: 'Personal data erased',
    left: (count) =>
      `${records(count)} left, because an appointment lies ahead or a package has sessions left.`,
    failed: 'It could not be erased',
  },
  receipt: {
    title: 'Receipt',
    note: 'A text that you can send to the person. It contains no personal data, and stays in the list of erasures below.',
    copy: 'Copy the text',
    copied: 'Text copied to the clipboard',
    notCopied: 'The clipboard could not be reached; please select and copy the text',
  },
  retention: {
    title: 'How long it is kept',
    note: 'Each night the personal data of records whose time is over is erased automatically, and so are the copies of emails; the records remain only in the statistics. The privacy notice states the times that you choose.',
    kinds: {
      reservations: 'Bookings, after the meeting',
      applications: 'Applications and requests, after they were last worked on',
      messages: 'Messages, after they were last worked on',
      balances: 'Sold packages, after they are over',
      enrolments: 'Enrolments, after they have ended',
      spam: 'Spam, after it came in',
    },
    never: 'Until I erase it',
    months: (count) =>
      count % 12 === 0
        ? counted('en', count / 12, { one: '# year', other: '# years' })
        : counted('en', count, { one: '# month', other: '# months' }),
    due: (kinds) => `With these times, this will be erased for good tonight: ${kinds}.`,
    dueKinds: {
      reservations: (count) => counted('en', count, { one: '# booking', other: '# bookings' }),
      applications: (count) => counted('en', count, { one: '# application', other: '# applications' }),
      messages: (count) => counted('en', count, { one: '# message', other: '# messages' }),
      balances: (count) => counted('en', count, { one: '# sold package', other: '# sold packages' }),
      enrolments: (count) => counted('en', count, { one: '# enrolment', other: '# enrolments' }),
      spam: (count) => counted('en', count, { one: '# spam message', other: '# spam messages' }),
    },
  },
  providers: {
    title: 'Who else handles the data?',
    note: 'The providers that the privacy notice names. Write the provider’s name and country; an empty field names nobody.',
    hosting: 'Hosting: who provides the site’s server',
    hostingHint: 'For example: Example Hosting Ltd., Germany',
    mailing: 'Email: who sends the site’s emails',
    mailingHint: (host) =>
      host ? `The notice also names the server: ${host}` : 'The site sends no email at present.',
    copies: 'Backups: where you keep a copy of your backups',
    copiesHint: 'Leave it empty if you keep no copy elsewhere.',
  },
  save: {
    button: 'Save',
    busy: 'Saving...',
    saved: 'Saved',
    savedText: 'The privacy notice is up to date; records from now on carry the code of the new text.',
    failed: {
      title: 'It could not be saved',
      text: 'Please check your connection and try again. What you typed is still here.',
    },
    confirmTitle: 'Save, and erase tonight?',
    confirm: 'Yes, save',
    keep: 'Not yet',
  },
  notices: {
    title: 'Privacy notices',
    note: 'The texts are made from what the site really does. Each record carries the code of the text that was in force when it was sent, so that you know which one the person saw. Old texts are kept. They are general information and do not replace legal advice.',
    page: 'Open the privacy notice',
    forms: {
      booking: 'Booking form',
      training: 'Training application',
      course: 'Enrolment',
      company: 'Company’s request',
      contact: 'Contact form',
    },
    version: (version, since) => `since ${since} (code of the text: ${version})`,
    loading: 'Fetching the text...',
    failed: 'The text could not be fetched.',
  },
  receipts: {
    title: 'Erasures',
    note: 'What was erased here or because its time was over. It does not say whose data it was; records erased on their own page are in the activity log of the Account page.',
    none: 'Nothing has been erased yet.',
    causes: { request: 'On request', retention: 'Time was over' },
    text: 'Text of the receipt',
  },
  errors: {
    changed: 'The settings were changed elsewhere in the meantime. Reload the page and try again.',
  },
};
