import { expect, test } from 'vitest';
import { isProven, isResponseProven, proveKnowledge, proveResponse } from './proof';

const secret = 'a secret that only the tests know';
const now = new Date('2026-06-10T09:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('Given a proof, then it holds for ten minutes, for this secret alone', () => {
  const header = proveKnowledge(secret, 'facts', now);
  expect(isProven(secret, 'facts', header, later(9))).toBe(true);
  expect(isProven(secret, 'facts', header, later(11))).toBe(false);
  expect(isProven(`${secret}.`, 'facts', header, now)).toBe(false);
});

test.each([
  undefined,
  '',
  'Kursu',
  'Kursu 1.x',
  'Bearer x',
  `Kursu ${now.getTime()}.`,
  'Kursu 99999999999999999.a',
])('Given the header %j, then it proves nothing', (header) => {
  expect(isProven(secret, 'facts', header, now)).toBe(false);
});

test('Given the proof of a response, then it holds for that request alone, and the proof of a request is none', () => {
  const header = proveKnowledge(secret, 'facts', now);
  expect(isResponseProven(secret, header, proveResponse(secret, header))).toBe(true);
  for (const proof of [header, header.split('.')[1], proveResponse('another', header), undefined, 7])
    expect(isResponseProven(secret, header, proof)).toBe(false);
  expect(
    isResponseProven(secret, proveKnowledge(secret, 'facts', later(1)), proveResponse(secret, header)),
  ).toBe(false);
});

test('Given a proof that was sent to the public address, then whoever received it there can’t ask for the facts with it', () => {
  const header = proveKnowledge(secret, 'echo', now);
  expect(isProven(secret, 'echo', header, now)).toBe(true);
  expect(isProven(secret, 'facts', header, now)).toBe(false);
});
