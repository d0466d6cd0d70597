import type { OpeningCopy } from './tr';

export const ar: OpeningCopy = {
  line: 'هذا الموقع قيد الإعداد، وسيُفتَح قريبًا.',
};
