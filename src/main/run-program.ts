import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export interface Ended {
  code: number | null;
  /** What the program printed: all of its standard output, then all of its standard error. */
  output: string;
}

/** Runs a program in a process group of its own, so that closing the terminal doesn't end it. */
async function run(
  program: string,
  args: string[],
  options: Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'>,
): Promise<Ended> {
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const [[code], printed, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, output: `${printed}${errors}`.trim() };
}

export const runShell = (command: string): Promise<Ended> => run('/bin/sh', ['-c', command], {});

/** Runs the command of a release. If root runs this, the command runs as the user who owns the data folder. */
export async function runSiteCommand(release: string, args: string[], dataDir: string): Promise<Ended> {
  const { uid, gid } = await stat(dataDir);
  const user = process.getuid?.() === 0 ? { uid, gid } : {};
  return run(join(release, 'kursu'), args, { cwd: release, ...user });
}
