import type { BooksCopy } from './tr';

export const en: BooksCopy = {
  title: 'Books',
  more: 'Read more',
  less: 'Show less',
  cover: (title) => `${title}, book cover`,
  shops: (title) => `Buy ${title}`,
  newTab: '(opens in a new tab)',
  loading: 'Loading books...',
  failed: {
    title: 'The books could not be loaded',
    text: 'Please check your connection and try again.',
    retry: 'Try again',
  },
};
