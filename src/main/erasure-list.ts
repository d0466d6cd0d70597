import { existsSync } from 'node:fs';
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import type { BackupPlace } from '#/platform/backup/backup-place';
import { decrypt, encrypt } from '#/platform/backup/encryption';
import { erasureListBeside } from '#/platform/backup/nightly-archives';
import type { ArchiveFile } from '#/platform/backup/read-archive';
import { adoptErasures, erasureList } from './erasures';

/**
 * Stores the list of erasures at the place of the archives; it replaces the former one, whose lines it takes over: this may be a new
 * machine, where they are not known. Where archives are encrypted, it is too: nobody else can have a restoration erase what they
 * choose.
 */
export async function putErasureList(
  dataDir: string,
  place: Pick<BackupPlace, 'put' | 'fetch'>,
  { name, key }: { name: string; key: string | undefined },
): Promise<void> {
  await using folder = await mkdtempDisposable(join(dataDir, 'unfinished-'));
  const former = join(folder.path, 'former');
  // The first time there is none.
  await place
    .fetch(name, former)
    .then(() => adoptList(dataDir, former, { isEncrypted: key !== undefined, key }))
    .catch(() => undefined);
  const plain = Buffer.from(await erasureList(dataDir));
  const bytes = key ? await buffer(await encrypt(new Blob([plain]).stream(), key)) : plain;
  const file = join(folder.path, name);
  await writeFile(file, bytes, { mode: 0o600 });
  await place.put(name, file);
}

/** Takes over the list beside a nightly archive. */
export async function adoptListBeside(
  dataDir: string,
  { path, key }: ArchiveFile,
): Promise<'adopted' | 'none' | 'unreadable'> {
  const name = erasureListBeside(basename(path));
  const list = name && join(dirname(path), name);
  if (!list || !existsSync(list)) return 'none';
  try {
    await adoptList(dataDir, list, { isEncrypted: list.endsWith('.age'), key });
    return 'adopted';
  } catch {
    return 'unreadable';
  }
}

/** An encrypted list has to be: whoever doesn't have the key may have written any other. */
async function adoptList(
  dataDir: string,
  file: string,
  { isEncrypted, key }: { isEncrypted: boolean; key: string | undefined },
): Promise<void> {
  const bytes = await readFile(file);
  const list = isEncrypted
    ? await text(await decrypt(new Blob([bytes]).stream(), key))
    : bytes.toString('utf8');
  await adoptErasures(dataDir, list);
}
