import type { OpeningCopy } from './tr';

export const en: OpeningCopy = {
  line: 'This site is being set up and will open soon.',
};
