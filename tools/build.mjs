// `npm run build` makes the server, the browser's files, their compressed copies, and the database template for first starts.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beginBuild, finishBuild } from './builds.mjs';
import { sourceHash, writeStamp } from './stamp.mjs';
import { environment, fail, root } from './toolchain.mjs';

const vite = 'node_modules/vite/bin/vite.js';
const hash = sourceHash();
const folder = beginBuild();
const client = join(folder, 'client');
const steps = [
  // First, because Vite empties the folder.
  { name: 'server', args: [vite, 'build', '--ssr', '--outDir', folder] },
  { name: 'browser', args: [vite, 'build', '--outDir', client] },
  { name: 'compression', args: ['tools/compress.mjs', client] },
  {
    name: 'database template',
    args: ['--liftoff-only', 'tools/template.ts', join(folder, 'template.tar.gz')],
  },
];
for (const { name, args } of steps) {
  const env = { ...environment(), NODE_ENV: 'production' };
  const done = spawnSync(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (done.status === 0) continue;
  rmSync(folder, { recursive: true, force: true });
  fail(`The build stopped at: ${name}.`);
}
writeStamp(folder, hash);
finishBuild(folder);
