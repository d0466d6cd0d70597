import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldMessage, issueMessage } from './validation';

const numbers = z.array(z.int().check(z.minimum(5), z.maximum(600))).check(z.minLength(1), z.maxLength(2));
const messageOf = (value: unknown) =>
  z.safeParse(numbers, value, { error: issueMessage('tr') }).error?.issues[0]?.message;

test.each([[[4]], [[601]], [[60.5]], [[Number.NaN]], [['abc']], [[1e300]]])(
  'Given the number in %j, then the message says which numbers are allowed',
  (value) => {
    expect(messageOf(value)).toBe('5 ile 600 arasında bir tam sayı girin');
  },
);

test('Given a list, then the message says how many entries it may have', () => {
  expect(messageOf([5, 6, 7])).toBe('En fazla 2 tane olabilir');
  expect(messageOf([])).toBe('Bu alan zorunludur');
  expect(messageOf([60])).toBeUndefined();
});

test('Given words of its own for a field, then a number out of range still names the range', () => {
  const schema = z.object({ port: z.int().check(z.minimum(1), z.maximum(9)) });
  const error = fieldMessage('en', { port: 'The port of the server' });
  const messages = [10, 'x'].map(
    (port) => z.safeParse(schema, { port }, { error }).error?.issues[0]?.message,
  );
  expect(messages).toEqual(['Please enter a whole number from 1 to 9', 'The port of the server']);
});
