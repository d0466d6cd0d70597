import { openChild } from '../process/child-process.ts';
import type { CopiedPictures } from './pictures.ts';
import type { FinalText, ReadingOutcome, ReadingTask, ReadPage, ReadSource, ReadText } from './tasks.ts';

/** The document would block or crash its parser, by accident or on purpose. */
export class TooComplex extends Error {}

const settings = {
  folder: import.meta.dirname,
  programs: ['reading.js', '../reading.js', 'child.ts'],
  // Many times what the largest honest page needs.
  timeoutMs: 15_000,
  heapMb: 256,
};

/** Reads untrusted documents in a process of its own; every method throws `TooComplex` where one is too large or too deep. */
export interface Reader {
  source(bytes: Uint8Array, url: string): Promise<ReadSource>;
  page(bytes: Uint8Array, url: string): Promise<ReadPage | undefined>;
  text(html: string, url: string): Promise<ReadText>;
  replacePictures(html: string, pictures: CopiedPictures): Promise<FinalText>;
  close(): void;
}

export function openReader(): Reader {
  const child = openChild<ReadingTask, ReadingOutcome>(settings);
  async function ask<Kind extends ReadingTask['kind']>(task: ReadingTask & { kind: Kind }) {
    const outcome = await child.ask(task);
    if (outcome?.kind !== task.kind) throw new TooComplex();
    return outcome as Extract<ReadingOutcome, { kind: Kind }>;
  }
  return {
    source: async (bytes, url) => (await ask({ kind: 'source', bytes, url })).source,
    page: async (bytes, url) => (await ask({ kind: 'page', bytes, url })).page,
    text: async (html, url) => (await ask({ kind: 'text', html, url })).text,
    replacePictures: async (html, pictures) =>
      (await ask({ kind: 'replacePictures', html, pictures })).finalText,
    close: child.end,
  };
}
