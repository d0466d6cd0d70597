import { fileURLToPath } from 'node:url';
import { locales } from '../src/platform/i18n/locale.ts';

interface Modules {
  getModuleInfo(id: string): { importedIds?: string[]; dynamicallyImportedIds?: string[] } | null;
}

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const client = source('main/client.tsx');
const ownersPages = source('web/routeTree.gen.ts');

/** Returns the name of the chunk that a module goes into, or null if this group doesn't take the module. */
type Group = (id: string, modules: Modules) => string | null;

/**
 * The groups of modules, each of which becomes one chunk. A module goes into the first group that returns a name for it. By
 * default the bundler makes a chunk for each set of pages that share a module, and each chunk would be a request of its own.
 */
export function chunkGroups(): { name: Group }[] {
  let sets: Record<'first' | 'owner' | 'visitors', Set<string>> | undefined;
  const found = (modules: Modules) => {
    sets ??= {
      first: withoutWords(reachable(client, modules, isVisitorsWords)),
      owner: withoutWords(reachable(ownersPages, modules, isWords)),
      visitors: reachable(client, modules, (id) => id !== ownersPages && !isOwnersWords(id)),
    };
    return sets;
  };
  return [
    // What every page loads.
    { name: (id, modules) => (found(modules).first.has(id) || isStyle(id, 'visitors') ? 'first' : null) },
    // What every room of the owner loads beyond that, and some pages of visitors load too.
    {
      name: (id, modules) =>
        found(modules).owner.has(id) && found(modules).visitors.has(id) ? 'shared' : null,
    },
    // What every room of the owner loads and no page of visitors does.
    { name: (id, modules) => (found(modules).owner.has(id) || isStyle(id, 'owner') ? 'owner' : null) },
    { name: wordsChunk },
  ];
}

const withoutWords = (ids: Set<string>) => new Set([...ids].filter((id) => !isWords(id)));
const isWords = (id: string): boolean => wordsChunk(id) !== null;
const isOwnersWords = (id: string): boolean => wordsChunk(id)?.startsWith('words-owner') ?? false;
const isVisitorsWords = (id: string): boolean => isWords(id) && !isOwnersWords(id);

/** Visitors' pages have one style sheet, and the owner's have another, because each further style sheet would be a request. */
const isStyle = (id: string, audience: 'visitors' | 'owner'): boolean =>
  /\/src\/.*\.module\.css/.test(id) && (audience === 'owner') === /\/src\/owner\/|\/admin\//.test(id);

/** A module and all that it imports, directly or not. Dynamic imports count only if `follow` returns true for them. */
function reachable(
  entry: string,
  modules: Modules,
  follow: (id: string) => boolean = () => false,
): Set<string> {
  const found = new Set([entry]);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds.filter(follow)]) found.add(next);
  }
  return found;
}

const words = new RegExp(`/src/(.*\\bcopy)(?:/admin)?/(${locales.join('|')})\\.ts$`);

/** The parts whose words are defined by `defineBookersWords`. */
const bookersParts = /^features\/(balances|booking|waiting)\//;

/**
 * The name of the chunk that a file of words goes into; null for other files. Each language has one chunk for all visitors, one
 * for those who book and one for the owner, because each file of words would otherwise be a request.
 */
export function wordsChunk(id: string): string | null {
  const [, folder = '', language] = words.exec(id) ?? [];
  if (!language) return null;
  const isOwners = /\/copy\/admin\//.test(id) || /^(owner|web\/admin)\//.test(folder);
  if (isOwners) return `words-owner-${language}`;
  return bookersParts.test(folder) ? `words-booking-${language}` : `words-${language}`;
}
