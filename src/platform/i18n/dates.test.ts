import { expect, test } from 'vitest';
import { longDate } from './dates';

test('Given a day, then each language writes it in its own order', () => {
  const at = new Date('2026-06-05T11:00:00Z');
  expect(longDate('tr', 'Europe/Istanbul', at)).toBe('05 Haziran 2026, Cuma');
  expect(longDate('en', 'Europe/Istanbul', at)).toBe('05 June 2026, Friday');
  expect(longDate('ar', 'Europe/Istanbul', at)).toBe('الجمعة، 5 يونيو 2026');
});
