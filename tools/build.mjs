// `npm run build` makes the browser's files, their compressed copies, the server, and the database template for first starts.
import { spawnSync } from 'node:child_process';
import { removeStamp, sourceHash, writeStamp } from './stamp.mjs';
import { environment, fail, root } from './toolchain.mjs';

const vite = 'node_modules/vite/bin/vite.js';
const steps = [
  { name: 'browser', args: [vite, 'build'] },
  { name: 'compression', args: ['tools/compress.mjs'] },
  { name: 'server', args: [vite, 'build', '--ssr'] },
  { name: 'database template', args: ['--liftoff-only', 'tools/template.ts', 'dist/template.tar.gz'] },
];

const hash = sourceHash();
removeStamp();
for (const { name, args } of steps) {
  const env = { ...environment(), NODE_ENV: 'production' };
  const done = spawnSync(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (done.status !== 0) fail(`The build stopped at: ${name}.`);
}
writeStamp(hash);
