import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from '../../tools/toolchain.mjs';
import type { Part } from '../part.ts';

/** `npm run build`, which makes everything anew, without what Vite has cached. */
export const cleanBuild: Part = async () => {
  rmSync(join(root, 'node_modules/.vite'), { recursive: true, force: true });
  const begun = performance.now();
  const done = spawnSync(process.execPath, ['tools/build.mjs'], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
  });
  const seconds = (performance.now() - begun) / 1000;
  if (done.status !== 0) throw new Error(`the build failed:\n${done.stdout}${done.stderr}`);
  return [{ what: 'npm run build, from clean', value: seconds, unit: 's', bar: { atMost: 30 } }];
};
