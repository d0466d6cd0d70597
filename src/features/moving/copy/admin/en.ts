import { counted } from '#/platform/i18n/plural';
import type { MovingCopy } from './tr';

const articles = { one: '# more article', other: '# more articles' };
const pictures = { one: '# more picture', other: '# more pictures' };

export const en: MovingCopy = {
  title: 'Import and download',
  bring: {
    title: 'Bring over your old articles',
    text: 'Choose the export file that you downloaded from your WordPress or Ghost site. The articles are added to yours with their pictures, categories and dates, and their old links lead to the new ones. Sending the same file again adds nothing twice.',
    file: 'Export file',
    fileHint:
      'In WordPress: Tools, Export, All content. In Ghost: Settings, Import/Export, Export content. A WordPress file may be up to 200 MB, a Ghost file 32 MB.',
    language: 'Language of the articles',
    publish: 'Added articles',
    drafts: 'All become drafts',
    asWere: 'Public ones are published',
    publishHint: 'Articles with a password, private and unfinished ones, and pages always become drafts.',
    otherLanguage: (main) =>
      `The main language of your site is ${main}. Articles in another language become drafts; you can publish each once you have added its title in ${main}.`,
    address: 'Address of your old site',
    addressHint:
      'Needed for Ghost only. The pictures are fetched from there: please keep your old site open.',
    submit: 'Bring them over',
    sending: 'Sending the file...',
    noFile: 'Please choose a file',
  },
  running: (address) => `Bringing the articles of ${address}`,
  goesOn: 'You can close this page; the work goes on on the server.',
  progress: (done, total) => `${done} / ${total}`,
  report: {
    title: (address) => `${address}: import report`,
    finished: (moment) => `Finished: ${moment}`,
    imported: 'Articles added',
    known: 'Added before',
    failed: 'Failed',
    missing: 'Pictures missing',
    articles: 'Go to the articles',
    addresses: 'See the old links',
    failedTitle: 'Articles that failed',
    moreFailed: (count) => `And ${counted('en', count, articles)}.`,
    missingTitle: 'Pictures that could not be fetched',
    missingText: 'These pictures were left out of the articles. You can add them to the articles yourself.',
    more: (count) => `And ${counted('en', count, pictures)}.`,
    filesTitle: 'Files that stay on your old site',
    filesText:
      'Articles link to these recordings and documents. They are not moved: once your old site is closed, these links no longer work.',
    embedsTitle: 'Videos and players that became links',
    embedsText:
      'Articles embed nothing from other sites: what was embedded on your old site is there as a link. You can add videos on the Media page.',
    untitled: 'Untitled article',
  },
  reasons: {
    no_title: 'it has neither a title nor a text',
    too_complex: 'its text is too complex to be read',
    unexpected: 'an unexpected error occurred',
  },
  pictureReasons: {
    too_large: 'the file is too large',
    not_a_picture: 'the file is not a picture',
    too_many_pixels: 'the picture’s dimensions are too large',
    broken: 'the picture file is damaged',
    bad_address: 'the address is not valid',
    private_address: 'the address is in a private network',
    unreachable: 'the picture could not be reached',
    too_slow: 'the server did not answer in time',
  },
  refused: {
    unknown: 'This file is not an export of WordPress or Ghost',
    doctype: 'This file has an unsafe document definition; it was not read',
    too_large: 'This file is too large; please choose a shorter range of dates when you export',
    too_deep: 'This file has too many elements within each other; it was not read',
    broken: 'This file is damaged or incomplete; please export it again',
    empty: 'This file has no articles',
    busy: 'An import is running; you can start another when it has finished',
    no_address: 'For Ghost, please enter the address of your old site',
  },
  archive: {
    title: 'Download everything to your computer',
    text: 'Downloads texts, articles, pictures, bookings, applications and messages in one file. Nothing on the site changes. It contains data of your visitors: please keep it in a safe place. This file cannot be put back into the site; backups that can are on the page “Site health”.',
    submit: 'Download everything',
    hint: 'With many pictures the download can take some minutes. Your computer opens the file with a double click.',
    technical: 'The file is compressed (tar.gz); Windows 11 and macOS open it without another program.',
    readMe: `THE ARCHIVE OF YOUR SITE

This folder holds everything on your site. It contains no password and no key.

articles/   Your articles, in a folder for each language, as pages that a browser opens (HTML)
content/    Articles, books, media, about texts, services and programs, in three languages (JSON)
pictures/   The pictures that you uploaded
records/    Bookings, applications, messages, sold packages, the waiting list and enrolments, as tables (CSV), and each course and the history of each package in a file of its own (JSON). They contain personal data of your visitors.
settings/   Your profile, languages, look, working hours, waiting list and mail settings, and old links (JSON)

This file is not a backup: to restore the site, use the backup on the server.
`,
  },
  failed: 'The file could not be sent',
  failedText: 'Please check your connection and try again.',
};
