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
  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = chunks[key];
    if (!chunk || seen.has(`/${chunk.file}`)) return seen;
    seen.add(`/${chunk.file}`);
    for (const next of chunk.imports ?? []) filesOf(next, seen);
    return seen;
  };
  const base = filesOf(entry);
  const routes: PageManifest['routes'] = {
    __root__: {
      css: (start.css ?? []).map((file) => `/${file}`),
      preloads: [...base],
      scripts: [{ attrs: { type: 'module', async: true, src: `/${start.file}` } }],
    },
  };
  for (const [key, chunk] of Object.entries(chunks)) {
    if (!key.startsWith(routesDir) || !key.includes('tsr-split=component')) continue;
    const id = routeIdOf(key.slice(routesDir.length).split('?')[0] ?? '');
    routes[id] = {
      preloads: [...filesOf(key)].filter((file) => !base.has(file)),
      css: (chunk.css ?? []).map((file) => `/${file}`),
    };
  }
  return { routes };
}

/** `reservation.$id.manage.tsx` is the route `/reservation/$id/manage`; `index.tsx` is `/`, `articles.index.tsx` is `/articles/`. */
const routeIdOf = (file: string) =>
  `/${file
    .replace(/\.tsx$/, '')
    .replaceAll('.', '/')
    .replace(/(^|\/)index$/, '$1')}`;
