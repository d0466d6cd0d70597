import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './toolchain.mjs';

const table = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Statement'));

/** Where a test is, and what its name says. */
const named = /`([^`]+\.(?:spec|test)\.tsx?)` “([^”]+)”/g;
const pathOf = (file: string) => (file === basename(file) ? `tests/journeys/${file}` : file);

test('Given the table of the specification, then each line names tests, and each of them is there', () => {
  expect(table.length).toBeGreaterThan(150);
  const faults = table.flatMap((line) => {
    const [, statement, shown = ''] = line.split(' | ').join('|').split('|');
    const tests = [...shown.matchAll(named)];
    if (tests.length === 0) return [`no test: ${statement}`];
    return tests.flatMap(([, file = '', words = '']) =>
      readFileSync(join(root, pathOf(file)), 'utf8').includes(words) ? [] : [`${file} has no “${words}”`],
    );
  });
  expect(faults).toEqual([]);
});
