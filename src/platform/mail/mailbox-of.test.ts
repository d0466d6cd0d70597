import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of';

test.each([
  'Deniz.Ak@gmail.com',
  'd.e.n.i.z.a.k@GMAIL.com',
  'deniz.ak@googlemail.com',
  'denizak+kurs@gmail.com',
  'deniz.ak+1+2.3@gmail.com',
])('Given the spelling %s, then it is the same mailbox', (address) => {
  expect(mailboxOf(address)).toBe('denizak@gmail.com');
});

test('Given addresses of other people, then they are other mailboxes', () => {
  const addresses = [
    'denizak@example.org',
    'deniz-ak@gmail.com',
    'deniz@gmail.com',
    '+1@gmail.com',
    '+2@gmail.com',
  ];
  expect(new Set(addresses.map(mailboxOf)).size).toBe(addresses.length);
});
