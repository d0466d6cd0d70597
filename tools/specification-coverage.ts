import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface TestReference {
  file: string;
  words: string;
}

export interface Statement {
  statement: string;
  tests: TestReference[];
}

const referencePattern = /`([^`]+\.(?:spec|test)\.tsx?)` “([^”]+)”/g;
const pathOf = (file: string) => (file === basename(file) ? `tests/journeys/${file}` : file);

export function readStatements(root: string): Statement[] {
  return readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Statement'))
    .map((line) => {
      const [, statement = '', ...cells] = line.split('|').map((cell) => cell.trim());
      const tests = [...cells.join('|').matchAll(referencePattern)];
      return { statement, tests: tests.map(([, file = '', words = '']) => ({ file: pathOf(file), words })) };
    });
}

/** One line for each statement that refers to no test, and for each test whose words are in no name that `names` returns. */
export function withoutTest(statements: Statement[], names: (file: string) => readonly string[]): string[] {
  return statements.flatMap(({ statement, tests }) => {
    if (tests.length === 0) return [`no test: ${statement}`];
    return tests
      .filter(({ file, words }) => !names(file).some((name) => name.includes(words)))
      .map(({ file, words }) => `no test “${words}” in ${file}: ${statement}`);
  });
}
