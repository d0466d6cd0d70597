import type { ArticlesCopy } from './tr';

export const en: ArticlesCopy = {
  meta: {
    title: 'Articles',
    description:
      'Essays on marketing, artificial intelligence and everyday life: technology and marketing, strange writings, and columns for Radikal and CNN Türk.',
    keywords:
      'articles, marketing essays, digital marketing, artificial intelligence, philosophy, Radikal articles, CNN Türk articles',
  },
  title: 'Articles',
  subtitle: 'On marketing, machines and people’s oddities, written without haste.',
  home: 'Home',
  all: 'All articles',
  more: 'Read more',
  minutes: (count) => `${count} min`,
  categories: { Felsefe: 'Philosophy', Teknoloji: 'Technology', Tuhaf: 'Oddities' },
  uncategorised: 'Other articles',
  groups: {
    technology: 'Technology & Marketing',
    strange: 'Strange Writings',
    radikal: 'Radikal Articles',
    cnnTurk: 'CNN Türk Articles',
  },
  loading: 'Loading articles...',
  loadingOne: 'Loading article...',
  empty: 'No articles available yet.',
  failed: {
    title: 'The articles could not be loaded',
    text: 'Please check your connection and try again.',
    retry: 'Try again',
  },
  missing: {
    title: 'Article not found',
    text: 'It may have been taken down, or its address may have changed.',
    back: 'Back to the articles',
  },
  untranslated: (language) =>
    `This article has not been translated into English; the text is in ${{ tr: 'Turkish', en: 'English', ar: 'Arabic' }[language]}.`,
  share: { action: 'Share', copied: 'Link copied to the clipboard.', print: 'Print' },
  previous: 'Previous article',
  next: 'Next article',
  neighbours: 'Previous and next article',
  pages: {
    label: 'Pages of the articles',
    title: (page) => `Articles, page ${page}`,
    newer: 'Newer articles',
    older: 'Older articles',
  },
  related: 'More to read',
};
