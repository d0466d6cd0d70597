import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Signs that a test uses a database, a server or a browser. */
const machinery = /tests\/support\/|\binject\(/;

/**
 * The test files that use no database, server or browser, relative to the root. They run without the global setup, so a file
 * that is wrongly included fails.
 */
export const quickTests = (): string[] =>
  globSync('{src,content,tools}/**/*.test.{ts,tsx}', { cwd: root }).filter(
    (file) => !machinery.test(readFileSync(join(root, file), 'utf8')),
  );

/** The test files that try one case of each class by default, and every case in `npm run test:long`. */
export const exhaustiveTests = (): string[] =>
  globSync('{src,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root }).filter((file) =>
    /support\/(breadth|hands|payloads)'/.test(readFileSync(join(root, file), 'utf8')),
  );
