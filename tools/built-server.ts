/**
 * Builds the site if the sources have changed, starts the built server once on an empty data folder, requests a few pages, all
 * files that the home page names, and data of the API, and stops it. The unit tests would not notice a broken build, because they
 * run the sources.
 */
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../tests/support/server.ts';
import { ensureBuilt } from './stamp.mjs';

ensureBuilt();
using folder = mkdtempDisposableSync(join(tmpdir(), 'kursu-built-'));
const site = await startBuiltServer({ DATA_DIR: folder.path });
const wrong: string[] = [];
try {
  const ask = async (path: string, type: RegExp) => {
    const response = await fetch(site.url + path);
    const found = response.headers.get('Content-Type') ?? '';
    if (response.status !== 200 || !type.test(found)) wrong.push(`${path}: ${response.status} ${found}`);
    return response.text();
  };
  const page = await ask('/', /^text\/html/);
  const named = page.matchAll(/"(\/(?:assets|fonts|img)\/[^"?\\\s]+)/g);
  const files = [...new Set([...named].map(([, path = '']) => path))];
  if (files.length < 5) wrong.push(`/: names only ${files.length} files`);
  for (const path of files) await ask(path, /^(text\/(css|javascript)|font\/|image\/)/);
  for (const path of ['/admin', '/articles?lang=en', '/consultation-booking?lang=ar'])
    await ask(path, /^text\/html/);
  await ask('/api/availability?service=ai-growth', /^application\/json/);
  const code = await site.stop();
  if (code !== 0) wrong.push(`after SIGTERM it ended with ${code}`);
} finally {
  await site.kill();
}
if (wrong.length > 0) {
  console.error(`The built server:\n${wrong.join('\n')}\n${site.output()}`);
  process.exitCode = 1;
}
