import type { OpeningCopy } from './tr';

export const ar: OpeningCopy = {
  label: 'حالة الموقع',
  line: 'هذا الموقع قيد الإعداد، وسيُفتَح قريبًا.',
};
