// Each build is made in a folder of its own, dist/build-<time>. Once it is complete, the link dist/server is made to lead to it.
// So a site that is running from an older build goes on finding its files, and no program ever starts from half a build.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { isRelease, isRunning, root } from './toolchain.mjs';

const dist = join(root, 'dist');
/** Leads to the newest complete build. In a release it is the build itself. */
export const newest = join(dist, 'server');
/** Holds a file for each program that uses a build. The name is the program's process id, the content the build. */
const uses = join(dist, '.uses');

/** Makes an empty folder for a build. */
export function beginBuild() {
  const folder = join(dist, `build-${Date.now()}`);
  mkdirSync(dist, { recursive: true });
  mkdirSync(folder);
  noteUse(folder);
  return folder;
}

/** Makes dist/server lead to a complete build. Deletes older builds, but neither the one before nor those that are in use. */
export function finishBuild(folder) {
  const before = existsSync(newest) ? realpathSync(newest) : '';
  const link = join(dist, `.server-${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(basename(folder), link, 'junction');
  // A link can be replaced by renaming, so that there is always one, but not on Windows, and no folder of a build as it was made
  // before there were links.
  if (process.platform === 'win32' || !isLink(newest)) rmSync(newest, { recursive: true, force: true });
  renameSync(link, newest);
  const kept = [basename(folder), basename(before), ...usedBuilds()];
  for (const name of readdirSync(dist)) {
    if (name.startsWith('build-') && !kept.includes(name))
      rmSync(join(dist, name), { recursive: true, force: true });
  }
}

/** Keeps the newest build from being deleted as long as this process runs. */
export function keepNewest() {
  if (!isRelease() && existsSync(newest)) noteUse(realpathSync(newest));
}

function noteUse(folder) {
  try {
    mkdirSync(uses, { recursive: true });
    writeFileSync(join(uses, String(process.pid)), basename(folder));
  } catch {
    // This user may not write here. The build is still kept until there are two newer ones.
  }
}

/** The builds that running programs use. Deletes the notes of programs that have ended. */
function usedBuilds() {
  if (!existsSync(uses)) return [];
  return readdirSync(uses).flatMap((pid) => {
    const note = join(uses, pid);
    if (isRunning(Number(pid))) return [readFileSync(note, 'utf8')];
    rmSync(note, { force: true });
    return [];
  });
}

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
