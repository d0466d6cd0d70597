import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo(id: string): { importedIds?: string[] } | null;
}

const entry = fileURLToPath(new URL('../src/main/client.tsx', import.meta.url));

/**
 * The name of the one file that holds all that every page begins with; null for what only some need. Left to itself the
 * bundler cuts it into a file for each set of pages that share something, and a browser asks for each of them.
 */
export function firstChunk(): (id: string, modules: Modules) => string | null {
  let needed: Set<string> | undefined;
  return (id, modules) => {
    needed ??= reachable(modules);
    return needed.has(id) ? 'first' : styleChunk(id);
  };
}

/** One style sheet dresses all pages of visitors, one more the owner's: each part's own would be one request more. */
function styleChunk(id: string): 'first' | 'owner' | null {
  if (!/\/src\/.*\.module\.css/.test(id)) return null;
  return /\/src\/owner\/|\/admin\//.test(id) ? 'owner' : 'first';
}

/** All that the entry can't begin without. */
function reachable(modules: Modules): Set<string> {
  const found = new Set([entry]);
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * The name of the file that holds the words of a language: one for visitors, one more for the owner. Each part of the
 * product has a file of its own in the sources, and a browser would ask for each of them.
 */
export function wordsChunk(id: string): string | null {
  const [, folder = '', language] = /\/src\/(.*\bcopy)(?:\/admin)?\/(tr|en|ar)\.ts$/.exec(id) ?? [];
  if (!language) return null;
  const isOwners = /\/copy\/admin\//.test(id) || /^(owner|web\/admin)\//.test(folder);
  return isOwners ? `words-owner-${language}` : `words-${language}`;
}
