import type { OpeningCopy } from './tr';

export const en: OpeningCopy = {
  label: 'Status of the site',
  line: 'This site is being set up and will open soon.',
};
