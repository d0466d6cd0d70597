// `node tools/node.mjs [--built] file …` runs a file under Node.js 24 or newer on any machine, after installing what is missing
// and, with --built, building what is out of date.
import { ensureBuilt } from './stamp.mjs';
import { ensureInstalled, handOver } from './toolchain.mjs';

const args = process.argv.slice(2);
const wantsBuild = args[0] === '--built';

ensureInstalled();
if (wantsBuild) ensureBuilt();
handOver(wantsBuild ? args.slice(1) : args);
