import { expect, test } from 'vitest';
import { createReplyLinks, internationalDigits } from './reply-links';

test.each([
  ['+90 555 000 00 01', '905550000001'],
  ['0555 000 00 01', '905550000001'],
  ['555 000 00 01', '905550000001'],
  ['(0212) 555-66-77', '902125556677'],
  ['0090 555 000 00 01', '905550000001'],
  ['+971 50 123 4567', '971501234567'],
  ['00971501234567', '971501234567'],
  ['123', undefined],
  ['555 ara beni', undefined],
  ['+0 555', undefined],
  ['', undefined],
])('Given the number %s, then the WhatsApp link has %s', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits);
});

test('Given an address and a text with characters that have a meaning in links, then these are escaped', () => {
  const { mail, whatsapp } = createReplyLinks(
    { email: 'a?b&c@x.example' },
    { subject: 'Ş & co', text: 'bir\niki #3' },
  );
  expect(whatsapp).toBeNull();
  expect(mail).toBe('mailto:a%3Fb%26c@x.example?subject=%C5%9E%20%26%20co&body=bir%0D%0Aiki%20%233');
});
