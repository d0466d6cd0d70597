import type { AppCopy } from './index';

export const en: AppCopy = {
  close: 'Close',
  lost: { title: 'The connection was lost', text: 'Pages that you have already read still open.' },
  back: { title: 'The connection is back' },
};
