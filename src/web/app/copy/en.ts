import type { AppCopy } from './tr';

export const en: AppCopy = {
  close: 'Close',
  lost: { title: 'Connection lost', text: 'Pages you have already read will still open.' },
  back: { title: 'Back online' },
};
