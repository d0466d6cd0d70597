// Knows whether dist/ was built from the sources as they are now.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, fail, nodePath, root, say } from './toolchain.mjs';

const sources = ['src', 'content', 'public', 'migrations', 'package-lock.json', 'tsconfig.json'];
const alsoBuilding = /^(vite\.config\.\w+|index\.html)$/;
const toolsOfBuild = /^(build|compress|stamp|template|fonts)\./;
const notBuilt = /(\.test\.tsx?|\.gen\.ts)$/;
const stamp = join(root, 'dist', '.stamp');

/** A digest over every file that the build reads; tests and generated files are none of them. */
export function sourceHash() {
  const hash = createHash('sha256');
  const extra = readdirSync(root).filter((name) => alsoBuilding.test(name));
  const tools = readdirSync(join(root, 'tools')).filter((name) => toolsOfBuild.test(name));
  for (const path of [...sources, ...extra, ...tools.map((name) => `tools/${name}`)]) add(hash, path);
  return hash.digest('hex');
}

function add(hash, path) {
  const full = join(root, path);
  if (!existsSync(full) || notBuilt.test(path)) return;
  const entries = listing(full);
  if (entries === undefined) hash.update(`${path}\0`).update(readFileSync(full));
  else for (const name of entries.sort()) add(hash, `${path}/${name}`);
}

function listing(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash();

/** Without its stamp a dist/ counts as not built: remove it before building, write it last. */
export const removeStamp = () => rmSync(stamp, { force: true });

export function writeStamp(hash) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Builds unless dist/ is up to date; shows the build's output only when it fails. */
export function ensureBuilt() {
  if (isBuilt()) return;
  say('Building the site…');
  const done = spawnSync(nodePath(), ['tools/build.mjs'], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64e6,
  });
  if (done.status !== 0) fail('Building failed.', `${done.error ?? ''}${done.stdout}${done.stderr}`);
}
