// `node tools/node.mjs [--built] file …` runs a file under Node.js 24 or newer on any machine. First it installs what is missing.
// With --built it also builds the site if there is no complete build.
import { keepNewest } from './builds.mjs';
import { ensureSomeBuild } from './stamp.mjs';
import { ensureInstalled, handOver } from './toolchain.mjs';

const args = process.argv.slice(2);
const wantsBuild = args[0] === '--built';

ensureInstalled();
if (wantsBuild) {
  ensureSomeBuild();
  keepNewest();
}
handOver(wantsBuild ? args.slice(1) : args);
