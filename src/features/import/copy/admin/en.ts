import { counted } from '#/platform/i18n/plural';
import type { ImportCopy } from './tr';

export const en: ImportCopy = {
  action: 'Import',
  names: { tuhaf: 'Tuhaf', radikal: 'Radikal', 'cnn-turk': 'CNN Türk' },
  moving: 'Bring articles from your WordPress or Ghost site',
  button: (name) => `Import ${name} articles`,
  running: (name) => `Importing ${name} articles`,
  progress: (done, total) => `${done} / ${total}`,
  failed: (name) => `Failed to import ${name} articles`,
  done: (name) => `${name} articles imported`,
  imported: (count) => {
    if (count === 0) return 'No new articles';
    return counted('en', count, { one: '# article added as a draft', other: '# articles added as drafts' });
  },
  report: {
    title: (name) => `${name}: import report`,
    imported: 'Added',
    known: 'Imported before',
    failed: 'Failed',
    pictures: 'Pictures left out',
    addedTitle: 'Added as drafts',
    failedTitle: 'What failed',
    untitled: 'Untitled article',
    close: 'Close the report',
  },
  refused: {
    notConfigured:
      'No address is set for this source; whoever set up the site has to enter it in the server’s settings.',
    busy: 'This source is already being imported. Please wait for it to finish.',
    source: (reason) => `The source could not be read: ${reason}.`,
  },
  reasons: {
    bad_address: 'the address leads somewhere else',
    private_address: 'the address leads into a private network',
    unreachable: 'the page could not be reached',
    status: 'the page answered with an error',
    wrong_type: 'there is no page at this address',
    too_large: 'the page is too large',
    too_slow: 'the page did not answer in time',
    other_host: 'the text is on another site',
    no_text: 'no article text was found on the page',
    no_title: 'the article has no title',
    too_complex: 'the page is too complex to be read',
    no_articles: 'there is neither a feed nor a list of articles at this address',
    unexpected: 'an unexpected error occurred',
  },
};
