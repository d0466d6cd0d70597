import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** How a test comes by a database, a server or a browser. */
const machinery = /tests\/support\/|\binject\(/;

/**
 * Test files that need none of it, relative to the root. They run without the global setup: one that is counted among them
 * wrongly fails.
 */
export const quickTests = (): string[] =>
  globSync('{src,content,tools}/**/*.test.{ts,tsx}', { cwd: root }).filter(
    (file) => !machinery.test(readFileSync(join(root, file), 'utf8')),
  );
