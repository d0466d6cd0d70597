import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startBuiltServer } from '../tests/support/server.ts';
import type { Row } from './report.ts';

export interface PartSettings {
  /** Fewer and shorter rounds: a quick impression, not a verdict. */
  quick: boolean;
}

/** One part of the benchmark: starts what it needs, measures, and cleans up. */
export type Part = (settings: PartSettings) => Promise<Row[]>;

const folders: string[] = [];

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that is deleted when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kursu-bench-'));
  folders.push(folder);
  return folder;
}

/** For `await using`: at the end of the block, stops what was started. */
export const stoppedAtEnd = <Started extends { stop(): Promise<unknown> }>(
  started: Started,
): Started & AsyncDisposable => ({
  ...started,
  [Symbol.asyncDispose]: async () => void (await started.stop()),
});

/** Starts the built server with these settings, for `await using`. Without `DATA_DIR` in them, it gets a new data folder. */
export const startSite = async (env: Record<string, string> = {}): Promise<ServerProcess & AsyncDisposable> =>
  stoppedAtEnd(await startBuiltServer({ DATA_DIR: temporaryFolder(), ...env }));
