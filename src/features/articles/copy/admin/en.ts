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
    excerptHint: 'Shown in lists and search results; search engines are given its first 160 characters.',
    content: 'Text',
    category: 'Category',
    categoryHint:
      'Choose an existing category or type a new one. Articles in “Felsefe” (shown here as Philosophy) appear on the home page.',
    date: 'Date',
    readTime: 'Reading time in minutes',
    readTimeHint: (minutes) => `Left empty, it is worked out from the text: ${minutes} min`,
    image: 'Picture',
    imageAlt: 'Description of the picture',
    canonicalUrl: 'Address of first publication',
    canonicalHint:
      'Where the article first appeared, if elsewhere; this tells search engines which is the original.',
    isPublished: 'Status',
    automatic: 'Translations not yet reviewed',
    source: 'Imported from',
  },
  optional: '(optional)',
  newTab: '(opens in a new tab)',
  preview: {
    open: 'Preview',
    title: 'Preview',
    note: 'This is how it will look on the site. It is not saved yet.',
    close: 'Close preview',
    opening: 'Preparing the preview...',
  },
  notices: {
    created: 'Article created',
    updated: 'Article updated',
    deleted: 'Article deleted',
    restored: 'Article restored',
    draft: 'Saved as a draft; it is not on the site.',
    published: 'It is on the site.',
  },
  removed: (title) => `“${title}” deleted`,
};
