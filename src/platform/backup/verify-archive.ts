import { createHash, hash } from 'node:crypto';
import { isFileKey } from '#/platform/files/files';
import { TooLarge } from '#/platform/net/body';
import { type Beginning, entryNames, type Manifest, manifestSchema } from './manifest';
import {
  type ArchiveEntry,
  type ArchiveFile,
  parseDocument,
  readArchive,
  readBeginning,
  readWhole,
} from './read-archive';
import { neededRoom } from './room';
import { UnusableArchive } from './unusable-archive';

export interface VerifiedArchive {
  beginning: Beginning;
  manifest: Manifest;
}

type Found = Awaited<ReturnType<typeof measure>>;

const tableName = /^tables\/([a-z_][a-z0-9_]*)\.jsonl$/;
const uploadName = /^uploads\/(.+)$/;

/**
 * Reads an archive to its end and compares every part with the manifest. Throws `UnusableArchive` if it must not be restored.
 * `latestSchema`: when the newest migration of this version of the product was created, in milliseconds. `room`: how many
 * bytes there are for what is in the archive; the cause is `TooLarge` where it needs more.
 */
export async function verifyArchive(
  file: ArchiveFile,
  latestSchema: number,
  room = Number.POSITIVE_INFINITY,
): Promise<VerifiedArchive> {
  await using entries = readArchive(file, room);
  const { document: beginning, bytes } = await readBeginning(entries);
  if (beginning.schema > latestSchema) throw new UnusableArchive('newer');
  const found = new Map<string, Found>();
  let manifest: Manifest | undefined;
  let needed = 0;
  for await (const entry of entries) {
    needed += neededRoom(entry.size, uploadName.test(entry.name));
    if (needed > room)
      throw new UnusableArchive('damaged', 'there is no room for what is in it', new TooLarge());
    if (manifest) throw new UnusableArchive('damaged', `${entry.name} follows the manifest`);
    if (entry.name === entryNames.manifest) manifest = parseDocument(manifestSchema, await readWhole(entry));
    else if (!isKnown(entry.name) || found.has(entry.name)) throw new UnusableArchive('damaged', entry.name);
    else found.set(entry.name, await measure(entry));
  }
  if (!manifest) throw new UnusableArchive('damaged', entryNames.manifest);
  if (hash('sha256', bytes) !== manifest.beginning)
    throw new UnusableArchive('damaged', entryNames.beginning);
  compare(manifest, found);
  return { beginning, manifest };
}

const isKnown = (name: string): boolean =>
  name === entryNames.jobs ||
  name === entryNames.secrets ||
  tableName.test(name) ||
  isFileKey(uploadName.exec(name)?.[1] ?? '');

async function measure({ body }: ArchiveEntry) {
  const sha256 = createHash('sha256');
  let [bytes, lines] = [0, 0];
  for await (const chunk of body) {
    sha256.update(chunk);
    bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  }
  return { bytes, lines, sha256: sha256.digest('hex') };
}

function compare({ tables, jobs, secrets, uploads }: Manifest, found: Map<string, Found>): void {
  const wanted: { name: string; sha256: string; bytes?: number; rows?: number }[] = [
    ...tables.map((table) => ({ ...table, name: entryNames.table(table.name) })),
    { ...jobs, name: entryNames.jobs },
    ...(secrets ? [{ name: entryNames.secrets, sha256: secrets }] : []),
    ...uploads.map(({ key, ...upload }) => ({ ...upload, name: entryNames.upload(key) })),
  ];
  for (const { name, sha256, bytes, rows } of wanted) {
    const part = found.get(name);
    const isSame =
      part?.sha256 === sha256 && (bytes ?? part.bytes) === part.bytes && (rows ?? part.lines) === part.lines;
    if (!isSame) throw new UnusableArchive('damaged', name);
    found.delete(name);
  }
  const [unnamed] = found.keys();
  if (unnamed) throw new UnusableArchive('damaged', `${unnamed} is not in the manifest`);
}
