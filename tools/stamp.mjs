// A stamp in each build says from which sources it was made, so that the site is built again only if they have changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { newest } from './builds.mjs';
import { alone, environment, fail, isRelease, nodePath, root, say } from './toolchain.mjs';

/** What the build reads: folders with all their files, and single files. */
const sources = [
  'src',
  'content',
  'public',
  'migrations',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
const notBuilt = /(\.test\.tsx?|\.gen\.ts)$/;
const stamp = join(newest, '.stamp');

/** A module that a file imports, or the path of a tool that it runs. */
const reference = /(?:from|import)\s*\(?\s*'(?<module>\.[^']+)'|'(?<tool>tools\/[\w-]+\.\w+)'/g;

/** The files and folders that the build reads: the sources, and everything that the build's steps run and import. */
export function filesOfBuild() {
  const found = new Set([...sources, 'tools/build.mjs']);
  for (const path of found) {
    if (!/\.m?[jt]s$/.test(path) || !existsSync(join(root, path))) continue;
    for (const { groups } of readFileSync(join(root, path), 'utf8').matchAll(reference)) {
      const next = groups.tool ?? posix.join(posix.dirname(path), groups.module);
      if (!found.has(next.split('/')[0])) found.add(next);
    }
  }
  return [...found];
}

/** A digest of every file that the build reads, except tests and generated TypeScript. */
export function sourceHash() {
  const hash = createHash('sha256');
  for (const path of filesOfBuild().sort()) add(hash, path);
  return hash.digest('hex');
}

function add(hash, path) {
  const full = join(root, path);
  if (!existsSync(full) || notBuilt.test(path)) return;
  if (statSync(full).isDirectory()) for (const name of readdirSync(full).sort()) add(hash, `${path}/${name}`);
  else hash.update(`${path}\0`).update(readFileSync(full));
}

export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash();

export const writeStamp = (folder, hash) => writeFileSync(join(folder, '.stamp'), hash);

/** Builds unless this is a release or the newest build is up to date; shows the build's output only if it fails. */
export function ensureBuilt() {
  if (!isRelease() && !isBuilt()) alone(() => isBuilt() || build());
}

/**
 * Builds if there is no complete build. A build of older sources is used as it is, because the database still has its schema.
 */
export function ensureSomeBuild() {
  if (isRelease() || isBuilt()) return;
  if (existsSync(stamp))
    say(
      'The sources have changed since the last build. "npm start" builds them; until then the last build is used.',
    );
  else ensureBuilt();
}

function build() {
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
