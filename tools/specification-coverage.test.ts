import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStatements, withoutTest } from './specification-coverage.ts';
import { root } from './toolchain.mjs';

test('Given the table of the specification, then each line names tests that exist; `npm test` proves that they passed', () => {
  const statements = readStatements(root);
  expect(statements.length).toBeGreaterThan(150);
  const sourceOf = (file: string) =>
    existsSync(join(root, file)) ? [readFileSync(join(root, file), 'utf8')] : [];
  expect(withoutTest(statements, sourceOf)).toEqual([]);
});

test('Given a test that did not pass, or none at all, then its statement is reported', () => {
  const statements = [
    { statement: 'A visitor books', tests: [{ file: 'booking.spec.ts', words: 'picks a slot' }] },
    { statement: 'A visitor waits', tests: [{ file: 'booking.spec.ts', words: 'waits for a slot' }] },
    { statement: 'A visitor pays', tests: [] },
  ];
  const passed = (file: string) => (file === 'booking.spec.ts' ? ['when a visitor picks a slot'] : []);
  expect(withoutTest(statements, passed)).toEqual([
    'no test “waits for a slot” in booking.spec.ts: A visitor waits',
    'no test: A visitor pays',
  ]);
});
