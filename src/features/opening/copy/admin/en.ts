import { counted } from '#/platform/i18n/plural';
import type { AdminOpeningCopy } from './tr';

const samples = { one: '# sample', other: '# samples' };
const places = { one: 'in # place', other: 'in # places' };
const items = { one: '# item', other: '# items' };

export const en: AdminOpeningCopy = {
  title: 'Opening the site',
  closed: {
    title: 'Your site is not open',
    text: 'Everything works, but search engines are turned away, a line on every page says that the site is being set up, and nobody but you gets any email.',
    link: 'Go to “Opening the site”',
    continue: 'Continue the set-up',
  },
  open: {
    title: 'Your site is open',
    text: (date) => `Open to visitors and search engines since ${date}.`,
    localTitle: 'Your site is open; your domain is not connected yet',
  },
  shown: {
    title: 'Your open site still shows samples',
    placeholderTitle: 'Sample bookings are on',
    samples: (count) => `${counted('en', count, samples)} left.`,
    samplesLink: 'See the samples',
    placeholder:
      'Some free hours of the booking calendar are shown as taken, so that it does not look empty; this lasts until you switch it off.',
    placeholderLink: 'Go to the sample bookings setting',
  },
  closing: {
    title: 'Closing the site for a while',
    note: 'Before a major change you can close the site for a while, and open it again whenever you like. Visitors still see the pages, with the line “This site is being set up and will open soon” on each. Search engines stop showing them; once you open again, it can take them a few weeks to come back.',
    words: {
      open: 'Close the site for now',
      title: 'Close the site for now?',
      text: 'Visitors still see the pages, with the line “This site is being set up and will open soon” on each. Search engines stop showing them; once you open again, it can take them a few weeks to come back. Until you open it again nobody but you gets any email; confirmations and reminders wait too. Your content and bookings stay as they are.',
      confirm: 'Close it now',
      busy: 'Closing...',
      keep: 'Leave it open',
    },
    done: 'Your site is closed',
  },
  samples: {
    title: 'What is yours',
    note: 'Content that came with the site counts as a sample until you change it or choose “Keep as it is”. “Keep as it is” changes nothing in it; from then on it counts as yours.',
    own: (own, total) =>
      own === 0
        ? `None of the ${counted('en', total, items)} is yours yet.`
        : `${own} of ${counted('en', total, items)} ${own === 1 ? 'is' : 'are'} yours.`,
    allOwn: 'Everything on the site is yours.',
    nothing: 'There is no content on the site yet. Once you add your services, visitors can book.',
    addFirst: 'Add your first service',
    left: (count) => counted('en', count, samples),
    ready: 'No samples',
    empty: 'Nothing here yet',
    next: 'Go to the next sample',
    which: 'Which ones?',
    pictureOf: (title) => `${title}: picture`,
    kept: 'Counts as yours now',
  },
  removal: {
    note: (count, own) =>
      `${counted('en', count, samples)} that you have not changed ${count === 1 ? 'disappears' : 'disappear'} from the site; ${own > 0 ? `your own ${counted('en', own, items)}` : 'whatever you add'} ${own > 1 ? 'stay' : 'stays'}. You can bring back what was removed for a week.`,
    open: 'Remove the remaining samples',
    title: 'Remove the remaining samples?',
    text: 'Samples that you have not changed disappear from the site: content, and the texts, figures and pictures of the profile. What is yours stays. The sample email address is replaced by the one that you sign in with. You can bring everything back for a week.',
    confirm: 'Remove the samples',
    busy: 'Removing...',
    done: 'The samples have been removed',
    until: (date) => `You can bring back the removed samples until ${date}.`,
    restoring: {
      open: 'Bring back the samples',
      title: 'Bring back the samples?',
      text: 'Your site is open: visitors will see the sample content again at once, and the sample texts, figures and pictures of the profile. What is yours stays as it is.',
      confirm: 'Bring them back now',
      busy: 'Bringing back...',
    },
    restored: 'The samples are back',
    tooLate: 'The samples can no longer be brought back',
  },
  preview: {
    title: 'How it looks from outside',
    note: 'Search engines and messengers show your home page with this title, description and image.',
    image: (language) => `Sharing image: ${language}`,
    failed: 'The preview could not be loaded.',
  },
  checks: {
    title: 'Before you open',
    profile: 'Profile',
    profileGood: 'Nothing is missing in your profile.',
    profileBad: 'Fields whose place on the pages is empty:',
    profileContact: 'Fields that lead visitors and mails to the sample person instead of you:',
    profileSamples: (count) =>
      `${counted('en', count, { one: '# field of your profile is still a sample', other: '# fields of your profile are still samples' })}, which visitors see.`,
    address: 'Address',
    addressGood: 'Uses a secure connection (https).',
    addressBad: 'This address is not secure: browsers warn your visitors.',
    addressLocal:
      'For now the address of your site works only on the computer that runs it: visitors and search engines will see the site once your domain is connected.',
    addressHelp:
      'Pass this on to whoever set up the site: BASE_URL must be the address of the site, beginning with https, and the site must be restarted.',
    samples: 'Samples',
    samplesGood: 'There are no samples on the site.',
    samplesBad: (count) => `Visitors will see ${counted('en', count, samples)}.`,
    services: 'Services',
    servicesGood: 'There are services on the consulting page.',
    servicesBad: 'You have not added a service yet: visitors cannot book.',
    servicesLink: 'Add a service',
    calendar: 'Booking calendar',
    calendarGood: 'The calendar shows only what is really taken.',
    calendarBad:
      'Some free hours are shown as taken, so that the calendar does not look empty. This ends by itself when you open the site; you can switch it off before, too.',
    mail: 'Email',
    mailGood: 'Your site can send email.',
    mailBad:
      'No email is being sent: confirmations and notices reach nobody, and they are not sent later either.',
    mailLink: 'Set up email',
    languages: 'Languages',
    languagesGood: 'All texts are there in each language of your site.',
    languagesMissing: (count) =>
      `Translations into your site’s languages are missing ${counted('en', count, places)}.`,
    languagesLink: 'Show what is missing',
  },
  opening: {
    open: 'Open the site',
    title: 'Open the site?',
    text: 'The line about the set-up disappears, search engines are invited, and visitors begin to receive email.',
    localText: 'The line about the set-up disappears.',
    withSamples: (count) => `Visitors will see ${counted('en', count, samples)}.`,
    confirm: 'Open now',
    busy: 'Opening...',
    keep: 'Not yet',
    done: 'Your site is open',
    failed: 'This could not be done',
    failedText: 'Please try again.',
  },
  content: {
    title: 'What should your site begin with?',
    lead: 'You can change everything later.',
    samples: 'Samples',
    samplesText:
      'You see sample services, books, articles, media and about texts, and replace them with your own one by one.',
    empty: 'Nothing',
    emptyText:
      'Sample content is removed, and so are the sample texts, figures and pictures of the profile. You can bring them back for a week.',
    submit: 'Continue',
    sending: 'Saving...',
    later: 'Later',
  },
};
