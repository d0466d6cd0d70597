import { counted } from '#/platform/i18n/plural';
import type { AdminOpeningCopy } from './tr';

const samples = { one: '# sample', other: '# samples' };
const places = { one: 'in # place', other: 'in # places' };
const items = { one: '# item', other: '# items' };

export const en: AdminOpeningCopy = {
  title: 'Opening',
  closed: {
    title: 'Your site is not open yet',
    text: 'Everything works, but search engines are turned away, a line on every page says that the site is being set up, and nobody but you gets any email.',
    link: 'Go to the opening page',
    continue: 'Continue the set-up',
  },
  open: {
    title: 'Your site is open',
    text: (date) => `Open to visitors and search engines since ${date}.`,
  },
  samples: {
    title: 'What is yours',
    note: 'Content that came with the site counts as a sample until you change it or choose “Keep as it is”.',
    own: (own, total) => `${own} of ${counted('en', total, items)} are yours.`,
    left: (count) => counted('en', count, samples),
    ready: 'No samples',
    empty: 'Nothing here yet',
    next: 'Go to the next sample',
    which: 'Which ones?',
    pictureOf: (title) => `${title}: picture`,
    kept: 'Counts as yours now',
  },
  removal: {
    open: 'Remove the remaining samples',
    title: 'Remove the remaining samples?',
    text: 'Samples that you have not changed disappear from the site: content, and the texts, figures and pictures of the profile. What is yours stays. The sample email address is replaced by the one that you sign in with. You can bring everything back for a week.',
    confirm: 'Remove the samples',
    busy: 'Removing...',
    keep: 'Cancel',
    done: 'The samples have been removed',
    until: (date) => `You can bring back the removed samples until ${date}.`,
    undo: 'Bring back the samples',
    undoing: 'Bringing back...',
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
    address: 'Address',
    addressGood: 'Uses a secure connection (https).',
    addressBad:
      'This address only works on this machine, or is not secure. Set BASE_URL to the address of your site, beginning with https.',
    mail: 'Email',
    mailGood: 'A mail server is configured.',
    mailBad: 'No mail server is configured: confirmations are not sent but stored as files.',
    mailLink: 'Set up the mail server',
    languages: 'Languages',
    languagesGood: 'All texts are there in each language of your site.',
    languagesMissing: (count) =>
      `Texts are missing in your site’s languages ${counted('en', count, places)}.`,
    languagesLink: 'Show what is missing',
  },
  opening: {
    open: 'Open the site',
    title: 'Open the site?',
    text: 'The line about the set-up disappears, search engines are invited, and visitors begin to receive email.',
    withSamples: (count) => `The site still shows ${counted('en', count, samples)}.`,
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
      'You see sample books, articles, media and about texts, and replace them with your own one by one.',
    empty: 'Nothing',
    emptyText:
      'Sample content is removed, and so are the sample texts, figures and pictures of the profile. You can bring them back for a week.',
    submit: 'Continue',
    sending: 'Saving...',
    later: 'Later',
  },
};
