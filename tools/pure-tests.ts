import { globSync, readFileSync } from 'node:fs';
import { root } from './toolchain.mjs';

/** A test that imports one of these starts a database, a queue, a server or a browser. */
const heavy =
  /from '[^']*(\/support\/|platform\/(db|jobs)\/|commands\/|\/queries|\/routes|\/api\/|\/main\/)[^']*'|child_process/;

/** Test files that need neither database nor browser, relative to the root. */
export const pureTests = (): string[] =>
  globSync('{src,tools}/**/*.test.{ts,tsx}', { cwd: root })
    .filter((file) => !/\/platform\/(db|jobs)\/|\/commands\/|^src\/(api|main)\//.test(file))
    .filter((file) => !heavy.test(readFileSync(`${root}/${file}`, 'utf8')))
    .toSorted();
