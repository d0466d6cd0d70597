// `npm start`: from a fresh clone to a running site. Installs and builds only what is missing or out of date.
import { keepNewest } from './builds.mjs';
import { ensureBuilt } from './stamp.mjs';
import { ensureInstalled, handOver, serverEnvironment, serverFlags } from './toolchain.mjs';

ensureInstalled();
ensureBuilt();
keepNewest();
handOver([...serverFlags, 'dist/server/main.js'], serverEnvironment);
