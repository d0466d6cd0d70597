// `npm start`: from a fresh clone to a running site. Installs and builds only what is missing or out of date.
import { ensureBuilt } from './stamp.mjs';
import { ensureInstalled, handOver } from './toolchain.mjs';

ensureInstalled();
ensureBuilt();
// Without the optimising compiler of WebAssembly the embedded database takes a quarter of the memory.
handOver(['--liftoff-only', 'dist/server/main.js']);
