import type { MediaCopy } from './tr';

export const en: MediaCopy = {
  title: 'Media',
  playing: 'Now playing',
  open: 'Watch',
  newTab: '(opens in a new tab)',
  close: 'Close the player',
  loading: 'Loading videos...',
  failed: {
    title: 'The videos could not be loaded',
    text: 'Please check your connection and try again.',
    retry: 'Try again',
  },
};
