import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import packed from '@sparticuz/chromium';

const root = join(import.meta.dirname, '../..');

/**
 * The path of Chromium. `CHROMIUM_PATH` names an installed one; otherwise the one packed in node_modules is unpacked into
 * `.cache`, once per version and atomically.
 */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const manifest = readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const folder = join(root, '.cache', `chromium-${JSON.parse(manifest).version}`);
  if (!existsSync(folder)) await unpack(folder);
  return join(folder, 'chromium');
}

async function unpack(folder: string): Promise<void> {
  const cache = join(folder, '..');
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'chromium-unfinished-'));
  const before = process.env.TMPDIR;
  try {
    // The package unpacks into the folder for temporary files, wherever that is.
    process.env.TMPDIR = unfinished;
    await packed.executablePath();
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(unfinished, { recursive: true, force: true });
  }
}
