import { counted } from '#/platform/i18n/plural';
import type { ScheduleCopy } from './tr';

export const en: ScheduleCopy = {
  validation: {
    address: 'Please enter a calendar address that begins with https://',
  },
  errors: { changed: 'This was changed elsewhere while you were writing' },
  calendars: {
    title: 'Connected calendars',
    text: 'Hours that are busy in your calendar count as taken here too. It is read every fifteen minutes; only the times are kept, titles and people are never read. If you use iCloud, Nextcloud or Fastmail, “Your calendar account” below is enough instead.',
    add: 'Connect a calendar',
    edit: 'Edit calendar',
    empty: 'No calendar connected',
    emptyText:
      'In Google Calendar: Settings, your calendar, “Secret address in iCal format”. In Apple and Outlook: create the calendar’s sharing link and copy it; only those who have the link can see the calendar.',
    list: 'Connected calendars',
    name: 'Name',
    nameHint: 'For yourself: Work, Family...',
    address: 'Secret iCal address',
    addressHint:
      'Begins with https://. This address is a password: once saved, it is never shown here again.',
    addressKept: (host) => `An address at ${host} is stored; leave this empty to keep it.`,
    submit: 'Connect the calendar',
    added: 'Calendar connected',
    addedText: 'It will be read within a few seconds.',
    saved: 'Calendar saved',
    refresh: 'Read now',
    refreshNamed: (name) => `Read now: ${name}`,
    editNamed: (name) => `Edit: ${name}`,
    remove: 'Disconnect',
    removeNamed: (name) => `Disconnect: ${name}`,
    sure: (name) => `Disconnect “${name}”? Its secret address is deleted, which cannot be undone.`,
    yes: 'Yes, disconnect',
    removed: 'Calendar disconnected',
    missing: 'This calendar is no longer connected',
    waiting: 'Reading...',
    ok: 'Read',
    failing: 'Could not be read',
    readAt: (moment) => `Last read: ${moment}`,
    lastGood: (moment) => `The busy hours read on ${moment} still count.`,
    never: 'It has never been read; its busy hours do not count yet.',
    busy: (count) => counted('en', count, { one: '# busy time', other: '# busy times' }),
    skipped: (count) =>
      count === 1
        ? '1 entry could not be understood and was left out.'
        : `${count} entries could not be understood and were left out.`,
    reasons: {
      bad_address: 'The address is not valid.',
      private_address: 'The address leads into a private network, which is not contacted.',
      unreachable: 'The address cannot be reached.',
      status: 'The server did not hand out the calendar; the secret address may have changed.',
      wrong_type: 'The file at this address cannot be read.',
      too_large: 'The calendar file is larger than 10 MB.',
      too_slow: 'The server takes too long to answer.',
      not_a_calendar: 'The file at this address is not an iCal calendar.',
      too_complex: 'The calendar is too complex to be read.',
    },
  },
};
