import { openChild } from '../process/child-process.ts';
import type { ExportEntry, ExportFault, WordPressLibrary } from './exported.ts';
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
  ghost(bytes: Uint8Array, address: string): Promise<{ entries: ExportEntry[] } | { fault: ExportFault }>;
  libraryIds(html: string): Promise<string[]>;
  wordPress(html: string, url: string, library: WordPressLibrary): Promise<ReadText>;
  ghostText(html: string, url: string): Promise<ReadText>;
  /** `own` is the old address of the site whose text it is: links to it become links within this site. */
  replacePictures(html: string, pictures: CopiedPictures, own?: string): Promise<FinalText>;
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
    ghost: async (bytes, address) => (await ask({ kind: 'ghost', bytes, address })).export,
    libraryIds: async (html) => (await ask({ kind: 'libraryIds', html })).ids,
    wordPress: async (html, url, library) => (await ask({ kind: 'wordPress', html, url, library })).text,
    ghostText: async (html, url) => (await ask({ kind: 'ghostText', html, url })).text,
    replacePictures: async (html, pictures, own) =>
      (await ask({ kind: 'replacePictures', html, pictures, ...(own ? { own } : {}) })).finalText,
    close: child.end,
  };
}
