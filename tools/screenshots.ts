/**
 * `npm run screenshots`: builds the site if something has changed, and takes screenshots of visitors' pages and of the owner's
 * rooms into `screenshots/`. Further arguments are passed to Vitest: `-- -t ar-390` takes one language and width only.
 */
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './stamp.mjs';
import { environment, root } from './toolchain.mjs';

ensureBuilt();
const done = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project=screenshots', ...process.argv.slice(2)],
  { cwd: root, env: environment(), stdio: 'inherit' },
);
process.exitCode = done.status ?? 1;
