import { languageNames } from '#/platform/i18n/language-names';
import type { TranslationCopy } from './tr';

const names = languageNames('en');

export const en: TranslationCopy = {
  translate: (from) => (from ? `Translate from ${names[from]}` : 'Translate'),
  ofField: (label, action) => `${label}: ${action}`,
  translating: 'Translating...',
  all: {
    action: (from) => (from ? `Translate everything from ${names[from]}` : 'Translate everything'),
    working: (label) => `Translating: ${label}`,
    progress: (done, total) => `${done} / ${total}`,
    stop: 'Stop',
  },
  replace: {
    title: 'Replace what is already there?',
    text: (labels) => `These fields already have a translation: ${labels}.`,
    all: 'Replace all',
    missing: 'Fill the empty ones only',
    cancel: 'Cancel',
  },
  notConfigured:
    'You write the texts in the other languages yourself. For automatic translation, whoever set up the site must connect a translation service, such as DeepL.',
  notConfiguredHelp: 'Set TRANSLATE_PROVIDER and TRANSLATE_KEY on the server, and restart the site.',
  empty: {
    title: 'Translation Error',
    text: (language) => `Please enter ${language ? `${names[language]} text` : 'a text'} first`,
  },
  failed: { title: 'Translation Failed', text: 'Please try again or enter manually' },
  complete: { title: 'Translation Complete' },
  tooLong: 'The text is too long to translate; please do it in parts',
  reasons: {
    not_configured: 'No translation service is set up.',
    busy: 'Other translations are under way. Please wait until they have finished.',
    refused: 'The translation service did not accept the key in the settings.',
    exhausted: 'The quota of the translation service is used up.',
    overloaded: 'The translation service is very busy at the moment.',
    unknown: 'The translation service does not know the address or the model in the settings.',
    unreachable: 'The translation service could not be reached.',
    too_slow: 'The translation service did not answer in time.',
    aborted: 'The translation was stopped.',
    garbled: 'The translation service broke the formatting of the text; its answer was not used.',
  },
};
