/** `npm run screenshots`: builds where something changed, and takes a picture of every page into `screenshots/`. */
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './stamp.mjs';
import { environment, root } from './toolchain.mjs';

ensureBuilt();
const done = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project=screenshots'], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
});
process.exitCode = done.status ?? 1;
