import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { copyToDisk } from '#/platform/files/whole-file';
import { TooLarge } from '#/platform/net/body';
import { type BackupPlace, type PlaceFault, UnusablePlace } from './backup-place';

const faultsByCode: Record<string, PlaceFault> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'refused',
  EPERM: 'refused',
  EROFS: 'refused',
  ENOENT: 'absent',
  ENOTDIR: 'absent',
};

export function folderPlace(folder: string): BackupPlace {
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return await work();
    } catch (error) {
      throw new UnusablePlace(faultsByCode[(error as NodeJS.ErrnoException).code ?? ''] ?? 'failed', error);
    }
  };
  return {
    list: () => guarded(() => readdir(folder)),
    put: (name, file) =>
      guarded(async () => {
        const target = join(folder, name);
        if (resolve(dirname(file)) === resolve(folder)) return rename(file, target);
        // Copied under another name and then renamed, so that a file with the name of an archive is always complete.
        const unfinished = `${target}.unfinished`;
        await copyToDisk(file, unfinished);
        await rename(unfinished, target);
      }),
    fetch: (name, file, maxBytes) =>
      guarded(async () => {
        const stored = join(folder, name);
        if ((await stat(stored)).size > maxBytes) throw new TooLarge();
        await copyFile(stored, file);
      }),
    remove: (name) => guarded(() => rm(join(folder, name), { force: true })),
  };
}
