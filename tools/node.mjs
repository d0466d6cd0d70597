// `node tools/node.mjs [--built] file …` runs a file under Node.js 24 or newer on any machine, after installing what is missing
// and, with --built, building the site where there is no complete build.
import { ensureSomeBuild } from './stamp.mjs';
import { ensureInstalled, handOver } from './toolchain.mjs';

const args = process.argv.slice(2);
const wantsBuild = args[0] === '--built';

ensureInstalled();
if (wantsBuild) ensureSomeBuild();
handOver(wantsBuild ? args.slice(1) : args);
