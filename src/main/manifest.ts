import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageManifest } from '#/web/render';

interface Chunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
}

const routesDir = 'src/web/routes/';
const entry = 'src/main/client.tsx';

/** The build's own list of files, as the router wants it: what each route loads beforehand. */
export async function readManifest(clientDir: string): Promise<PageManifest> {
  const chunks: Record<string, Chunk> = JSON.parse(
    await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'),
  );
  const start = chunks[entry];
  if (!start) throw new Error(`the build has no ${entry}`);
  /** A chunk, and those that it can't begin without. */
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (!chunks[key] || seen.has(key)) return seen;
    seen.add(key);
    for (const next of chunks[key].imports ?? []) withImports(next, seen);
    return seen;
  };
  const filesOf = (keys: Iterable<string>) => [...keys].map((key) => `/${chunks[key]?.file}`);
  const cssOf = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => chunks[key]?.css ?? []).map((file) => `/${file}`);
  const base = withImports(entry);
  const routes: PageManifest['routes'] = {
    __root__: {
      css: cssOf(base),
      preloads: filesOf(base),
      scripts: [{ attrs: { type: 'module', async: true, src: `/${start.file}` } }],
    },
  };
  for (const key of Object.keys(chunks)) {
    if (!key.startsWith(routesDir) || !/tsr-split=.*component/.test(key)) continue;
    const id = routeIdOf(key.slice(routesDir.length).split('?')[0] ?? '');
    const own = [...withImports(key)].filter((part) => !base.has(part));
    routes[id] = { preloads: filesOf(own), css: cssOf(own) };
  }
  return { routes };
}

/** `reservation.$id.manage.tsx` is the route `/reservation/$id/manage`; `index.tsx` is `/`, `articles.index.tsx` is `/articles/`. */
const routeIdOf = (file: string) =>
  `/${file
    .replace(/\.tsx$/, '')
    .replaceAll('.', '/')
    .replace(/(^|\/)index$/, '$1')}`;
