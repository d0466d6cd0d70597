import { expect, test } from 'vitest';
import { whatsappText } from './whatsapp';

test('Given the number of the telephone, then it is displayed as that is; given another one, then its own digits are', () => {
  const phone = '+90 312 555 12 34';
  expect(whatsappText({ phone, whatsapp: '903125551234' })).toBe(phone);
  expect(whatsappText({ phone, whatsapp: '905325551234' })).toBe('+905325551234');
});
