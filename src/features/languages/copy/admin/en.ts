import { counted } from '#/platform/i18n/plural';
import type { AdminLanguagesCopy } from './tr';

const places = { one: 'in # place', other: 'in # places' };

export const en: AdminLanguagesCopy = {
  title: 'Languages',
  lead: 'Choose the languages in which visitors read your site. Each choice takes effect as soon as you confirm it. Your own pages here are always available in all three.',
  states: { main: 'Main language', public: 'On', closed: 'Off' },
  meaning: {
    main: 'Your site’s address opens in this language. Texts that you have not written in another language are shown in it too.',
    public:
      'Visitors can choose this language, and search engines find its pages. If you switch it off, your texts are kept.',
    closed: 'Visitors and search engines see no trace of this language. Your texts are kept.',
  },
  gaps: {
    none: 'All texts are there in this language.',
    title: 'Missing in this language',
    shown: (language) => `Missing texts are shown in ${language}.`,
    hidden: 'Content without a title in the main language is not shown on the site.',
    count: (missing, total) => `${missing} of ${total}`,
    untitled: 'Untitled',
    more: (count) => `and ${count} more`,
  },
  close: {
    open: 'Switch this language off',
    title: (language) => `Switch ${language} off?`,
    text: (main) =>
      `It disappears at once from the language switch, from what search engines are told, and from the feeds. Old links in this language lead to the same page in ${main}. Your texts are not deleted; you can switch the language on again whenever you like.`,
    confirm: 'Switch it off',
  },
  open: {
    open: 'Switch this language on',
    title: (language) => `Switch ${language} on?`,
    text: 'Visitors can choose this language at once, and search engines find its pages.',
    incomplete: (missing, main) =>
      `Texts are missing in this language ${counted('en', missing, places)}; visitors read ${main} there.`,
    confirm: 'Switch it on',
  },
  makeMain: {
    open: 'Make main language',
    title: (language) => `Make ${language} the main language?`,
    text: 'Addresses of your site that name no language open in this one from now on; search engines follow within a few weeks. Old links go on working.',
    confirm: 'Make main language',
  },
  fixed: {
    only: 'It is the site’s only language, so it cannot be switched off.',
    main: 'The main language cannot be switched off. To do so, first make another language the main one.',
    unfit:
      'Before it can be the main language, the profile’s name, roles, introduction and city must be written in it.',
    link: 'Open the profile',
  },
  failed: 'Could not save',
  failedText: 'Nothing was changed. Please try again.',
  errors: {
    main_closed: 'The main language must be on.',
    main_unfit: 'This cannot be the main language: the profile lacks required texts in it.',
    changed:
      'The languages were changed in another tab or on another device. That choice is shown now; please make your change again.',
  },
  setUp: {
    title: 'Which languages should your site have?',
    lead: 'You can switch languages on or off later. Your own pages here are always available in all three.',
    main: 'Main language',
    mainHint: 'Your site’s address opens in this language, and you write your texts in it first.',
    submit: 'Continue',
    sending: 'Saving...',
    later: 'Later',
  },
  notices: {
    title: 'Emails you receive',
    label: 'Language of the emails you receive',
    hint: 'You are told about new appointments, applications and messages in this language. Visitors get email in their own.',
    kept: 'Your choice is saved at once.',
    saved: 'Saved',
  },
};
