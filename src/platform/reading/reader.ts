import { openChild } from '../process/child-process.ts';
import type { ReadingOutcome, Readings, ReadingTask } from './child.ts';

/** Thrown for a document that could not be read, usually because it is too large or nested too deep. */
export class TooComplex extends Error {}

const settings = {
  folder: import.meta.dirname,
  programs: ['reading.js', '../reading.js', 'child.ts'],
  // Many times what the largest ordinary page needs.
  timeoutMs: 15_000,
  heapMb: 256,
};

/** Reads untrusted documents in a process of its own. Its functions throw `TooComplex`. */
export type Reader = ReturnType<typeof openReader>;

export function openReader() {
  const child = openChild<ReadingTask, ReadingOutcome>(settings);
  const ask =
    <Kind extends keyof Readings>(kind: Kind) =>
    async (...given: Parameters<Readings[Kind]>) => {
      const outcome = await child.ask({ kind, given });
      if (outcome?.kind !== 'read') throw new TooComplex();
      return outcome.value as ReturnType<Readings[Kind]>;
    };
  return {
    source: ask('source'),
    page: ask('page'),
    text: ask('text'),
    ghost: ask('ghost'),
    libraryIds: ask('libraryIds'),
    wordPress: ask('wordPress'),
    ghostText: ask('ghostText'),
    replacePictures: ask('replacePictures'),
    [Symbol.dispose]: child[Symbol.dispose],
  };
}
