/** What the checks of the sources share: the files they read, and how they end. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.mjs';

export interface TextFile {
  /** Relative to the root of the repository, with slashes. */
  path: string;
  text: string;
}

/** Folders that are not part of the repository. */
const notOurs = /^(\.git|\.cache|node_modules|dist|data|coverage)$/;

export function* pathsIn(folder = ''): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (notOurs.test(entry.name)) continue;
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* pathsIn(path);
    else yield path;
  }
}

export const readFile = (path: string): TextFile => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** Prints the sentences of a check, and how many there are. If there is any, the process ends with 1. */
export function report(faults: readonly string[], what: string): void {
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} ${what}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
