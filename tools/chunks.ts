import { fileURLToPath } from 'node:url';
import { locales } from '../src/platform/i18n/locale.ts';

interface Modules {
  getModuleInfo(id: string): { importedIds?: string[] } | null;
}

const entry = fileURLToPath(new URL('../src/main/client.tsx', import.meta.url));

/**
 * The name of the chunk that a module goes into: `first` for everything that every page loads, the chunk of `styleChunk` for
 * a style sheet, null for what only some pages need. By default the bundler makes a chunk for each set of pages that share
 * something, and each would be a request of its own.
 */
export function firstChunk(): (id: string, modules: Modules) => string | null {
  let needed: Set<string> | undefined;
  return (id, modules) => {
    needed ??= reachable(modules);
    return needed.has(id) ? 'first' : styleChunk(id);
  };
}

/** One style sheet for all pages of visitors, and one for the owner's: a style sheet per part would each be a request. */
function styleChunk(id: string): 'first' | 'owner' | null {
  if (!/\/src\/.*\.module\.css/.test(id)) return null;
  return /\/src\/owner\/|\/admin\//.test(id) ? 'owner' : 'first';
}

/** Everything that the entry imports statically. */
function reachable(modules: Modules): Set<string> {
  const found = new Set([entry]);
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

const words = new RegExp(`/src/(.*\\bcopy)(?:/admin)?/(${locales.join('|')})\\.ts$`);

/**
 * The name of the chunk with the words of a language: one for visitors and one for the owner. In the sources every part of
 * the product has a file of its own, each of which would be a request.
 */
export function wordsChunk(id: string): string | null {
  const [, folder = '', language] = words.exec(id) ?? [];
  if (!language) return null;
  const isOwners = /\/copy\/admin\//.test(id) || /^(owner|web\/admin)\//.test(folder);
  return isOwners ? `words-owner-${language}` : `words-${language}`;
}
