import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '../pages';
import type { PageManifest } from './render';

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  css?: string[];
  imports?: string[];
}

export const styleSheets = ({ css = [] }: PageManifest['routes'][string]): string[] =>
  css.map((link) => (typeof link === 'string' ? link : link.href));

const routesDir = 'src/web/routes/';
const client = 'src/main/client.tsx';

/** The build's manifest in the router's format: for each route, the style sheets and the scripts that its page loads. */
export async function readManifest(clientDir: string, pages: readonly Page[]): Promise<PageManifest> {
  const chunks: Record<string, Chunk> = JSON.parse(
    await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'),
  );
  const chunkFile = (key: string) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    return `/${chunk.file}`;
  };
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (!chunks[key] || seen.has(key)) return seen;
    seen.add(key);
    for (const next of chunks[key].imports ?? []) withImports(next, seen);
    return seen;
  };
  const chunkFiles = (keys: Iterable<string>) => [...keys].map(chunkFile);
  const chunkCss = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => chunks[key]?.css ?? []).map((file) => `/${file}`);
  /**
   * Lists the scripts that hydration/start.ts loads: at the first sign of a reader, or with `whenIdle` also when the browser is
   * idle.
   */
  const modules = (keys: Iterable<string>, whenIdle = false) => ({
    attrs: { type: 'application/json', 'data-modules': '', ...(whenIdle ? { 'data-when-idle': '' } : {}) },
    children: JSON.stringify(chunkFiles(keys)),
  });
  const base = withImports(client);
  /** The chunk that every room of the owner needs in addition (tools/chunks.ts). */
  const owner = Object.keys(chunks).find((key) => chunks[key]?.name === 'owner') ?? '';
  const routes: PageManifest['routes'] = {
    __root__: {
      css: chunkCss(base),
      scripts: [modules(base)],
    },
  };
  for (const key of Object.keys(chunks)) {
    if (!key.startsWith(routesDir) || !/tsr-split=.*component/.test(key)) continue;
    const id = toRouteId(key.slice(routesDir.length).split('?')[0] ?? '');
    const { audience, hydrate } = pages.find((page) => page.id === id) ?? {};
    const needed = audience === 'owner' ? withImports(owner, withImports(key)) : withImports(key);
    const own = [...needed].filter((part) => !base.has(part));
    routes[id] = { css: chunkCss(own), scripts: [modules(own, hydrate !== 'at first sign')] };
  }
  return { routes };
}

/**
 * The id of the route in a file. `reservation.$id.manage.tsx` is the route `/reservation/$id/manage`, `index.tsx` is `/`, and
 * `articles.index.tsx` is `/articles/`.
 */
const toRouteId = (file: string) =>
  `/${file
    .replace(/\.tsx$/, '')
    .replaceAll('.', '/')
    .replace(/(^|\/)index$/, '$1')}`;
