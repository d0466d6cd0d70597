import { existsSync } from 'node:fs';
import { mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import type { BackupPlace } from '#/platform/backup/backup-place';
import { decrypt, encrypt } from '#/platform/backup/encryption';
import { erasureListBeside } from '#/platform/backup/nightly-archives';
import { type ArchiveFile, mustBeEncrypted } from '#/platform/backup/read-archive';
import { adoptErasures, erasureList } from './erasures';

/** The most bytes of a list that is fetched: hundreds of thousands of erasures fit. */
const maxListBytes = 32 * 1024 * 1024;

/**
 * Stores the list of erasures at the place of the archives. Merges in the list that is already there, as this machine may be new
 * and lack its lines. The list is encrypted if the archives are: otherwise somebody without the key could forge a list that makes
 * a restoration erase any record.
 */
export async function putErasureList(
  dataDir: string,
  place: Pick<BackupPlace, 'list' | 'put' | 'fetch'>,
  { name, key }: { name: string; key: string | undefined },
): Promise<void> {
  const backups = join(dataDir, 'backups');
  await mkdir(backups, { recursive: true, mode: 0o700 });
  await using folder = await mkdtempDisposable(join(backups, 'unfinished-'));
  const former = join(folder.path, 'former');
  if ((await place.list()).includes(name)) {
    await place.fetch(name, former, maxListBytes);
    // A damaged list, or one that was encrypted with another key, is replaced.
    await adoptList(dataDir, { path: former, key, encrypted: key !== undefined }).catch(() => undefined);
  }
  const plain = Buffer.from(await erasureList(dataDir));
  const bytes = key ? await buffer(await encrypt(new Blob([plain]).stream(), key)) : plain;
  const file = join(folder.path, name);
  await writeFile(file, bytes, { mode: 0o600 });
  await place.put(name, file);
}

/** Merges the list that lies beside a nightly archive into the list of `dataDir`. */
export async function adoptListBeside(
  dataDir: string,
  archive: ArchiveFile,
): Promise<'adopted' | 'none' | 'unreadable'> {
  const name = erasureListBeside(basename(archive.path));
  const path = name && join(dirname(archive.path), name);
  if (!path || !existsSync(path)) return 'none';
  try {
    await adoptList(dataDir, { ...archive, path });
    return 'adopted';
  } catch {
    return 'unreadable';
  }
}

/** Merges a list into that of `dataDir`. */
async function adoptList(dataDir: string, file: ArchiveFile): Promise<void> {
  const bytes = await readFile(file.path);
  const list = mustBeEncrypted(file)
    ? await text(await decrypt(new Blob([bytes]).stream(), file.key))
    : bytes.toString('utf8');
  await adoptErasures(dataDir, list);
}
