import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../tools/toolchain.mjs';
import { compileCache } from './server.ts';

/** How a program ended, and what it printed. */
export interface ProgramResult {
  code: number;
  lines: string[];
}

export const runDoctor = (settings: Record<string, string>, ...args: string[]): Promise<ProgramResult> =>
  runProgram('doctor', settings, ...args);

/** Runs a built program with these settings alone, as it runs in a release. */
export function runProgram(
  program: 'doctor' | 'backup' | 'restore' | 'move',
  settings: Record<string, string>,
  ...args: string[]
): Promise<ProgramResult> {
  const { promise, resolve } = Promise.withResolvers<ProgramResult>();
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', ...compileCache, ...settings };
  const child = execFile(
    process.execPath,
    [join(root, `dist/server/${program}.js`), ...args],
    { env, timeout: 60_000 },
    (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, lines: `${stdout}${stderr}`.trimEnd().split('\n') }),
  );
  return promise;
}

/** The lines that begin with a mark: `ok`, `advice`, `FAULT`. */
export const linesMarked = ({ lines }: ProgramResult, mark: string) =>
  lines.filter((line) => line.startsWith(mark));
