import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtempDisposable, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';
import * as z from 'zod';
import { Refusal } from './command';

const releaseSchema = z.object({ platform: z.string(), arch: z.string() });

/** Unpacks the archive of a release into a new folder beside that of the release in use. Returns the path of the new folder. */
export async function unpackRelease(
  archive: string,
  { beside, sha256 }: { beside: string; sha256: string | undefined },
): Promise<string> {
  const folder = dirname(beside);
  if (sha256 !== undefined && (await sumOf(archive)) !== sha256.toLowerCase())
    throw new Refusal(`${archive} does not have this sum: it is damaged, or another archive.`);
  await using unpacked = await mkdtempDisposable(join(folder, '.unpacking-'));
  await pipeline(createReadStream(archive), createGunzip(), unpackTar(unpacked.path)).catch((error) => {
    throw new Refusal(`${archive} could not be unpacked: ${error instanceof Error ? error.message : error}`);
  });
  const [name = '', ...others] = await readdir(unpacked.path);
  const document = await readFile(join(unpacked.path, name, 'release.json'), 'utf8').catch(() => undefined);
  if (document === undefined || others.length > 0) throw new Refusal(`${archive} is no release of Kürsü.`);
  const { platform, arch } = releaseSchema.parse(JSON.parse(document));
  if (platform !== process.platform || arch !== process.arch)
    throw new Refusal(
      `This release is for ${platform} ${arch}, and this machine is ${process.platform} ${process.arch}.`,
    );
  const release = join(folder, name);
  if (release === beside) throw new Refusal(`${name} is the release in use.`);
  await rm(release, { recursive: true, force: true });
  await rename(join(unpacked.path, name), release);
  return release;
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Makes a symbolic link point to another release, atomically: the link always exists. */
export async function leadTo(link: string, release: string): Promise<void> {
  const next = `${link}.next`;
  await rm(next, { force: true });
  await symlink(release, next);
  await rename(next, link);
}
