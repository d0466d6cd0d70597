import { counted } from '#/platform/i18n/plural';
import type { AdminArticlesCopy } from './tr';

export const en: AdminArticlesCopy = {
  title: 'Articles',
  add: 'Add New Article',
  edit: 'Edit article',
  list: 'List of articles',
  search: 'Search titles',
  filters: 'Filter articles',
  state: { label: 'Status', all: 'All', published: 'Published', scheduled: 'Scheduled', draft: 'Draft' },
  category: { label: 'Category', all: 'All categories', none: 'No category' },
  shown: (count, of) => {
    const all = counted('en', of, { one: '# article', other: '# articles' });
    return count === of ? all : `${count} of ${all}`;
  },
  empty: { title: 'No articles yet', text: 'You can write your first article or import earlier ones.' },
  nothing: { title: 'No article matches your search', clear: 'Clear filters' },
  scheduled: (day) => `Goes live: ${day}`,
  untitled: 'Untitled',
  onSite: 'View on the site',
  opening: 'Opening the article...',
  openFailed: 'The article could not be opened',
  fields: {
    title: 'Title',
    excerpt: 'Excerpt',
    content: 'Text',
    category: 'Category',
    date: 'Date',
    readTime: 'Reading time in minutes',
    image: 'Picture',
    imageAlt: 'Description of the picture',
    canonicalUrl: 'Address of first publication',
    isPublished: 'Status',
    automatic: 'Translations not yet reviewed',
  },
  hints: {
    excerpt: 'Shown in lists and search results; search engines are given its first 160 characters.',
    category: 'Choose an existing category or type a new one.',
    canonicalUrl:
      'Where the article first appeared, if elsewhere; this tells search engines which is the original.',
  },
  onHome: {
    sample: 'Articles in “Felsefe” (shown here as Philosophy) appear on the home page.',
    own: 'The home page shows the three newest articles, whatever their category.',
  },
  readTimeHint: (minutes) => `Left empty, it is worked out from the text: ${minutes} min`,
  source: 'Imported from',
  optional: '(optional)',
  newTab: '(opens in a new tab)',
  preview: {
    open: 'Preview',
    title: 'Preview',
    note: 'This is how it will look on the site. It is not saved yet.',
    close: 'Close preview',
    opening: 'Preparing the preview...',
  },
  created: 'Article created',
  updated: 'Article updated',
  deleted: 'Article deleted',
  restored: 'Article restored',
  saved: {
    draft: 'Saved as a draft; it is not on the site.',
    published: 'It is on the site.',
  },
  deletedOne: (title) => `“${title}” deleted`,
};
