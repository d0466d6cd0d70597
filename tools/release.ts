/** `npm run release`: packs the built site, its packages and Node.js into one archive, for a machine like this one. */
import { hash } from 'node:crypto';
import { createWriteStream, mkdirSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { packTar } from 'modern-tar/fs';
import { describeRelease, layOut, type Release, releaseName } from './release-files.ts';
import { ensureBuilt } from './stamp.mjs';
import { fail, root } from './toolchain.mjs';

const usage = `npm run release [-- --out FOLDER]

Makes one archive (.tar.gz) of everything that a machine needs to run the site: the build, its packages, Node.js, the
migrations, the configuration files of deploy/ and docs/operation.md. On the machine it is unpacked and started; nothing is
downloaded, compiled or built there, and no Node.js needs to be installed.

The database, the pictures and Node.js are machine code: the archive runs on the system and processor that it was made on
(${process.platform}, ${process.arch}), no other. Prints path, size and sha256.

  --out FOLDER   where the archive goes (dist/releases)
  --help         this text`;

async function pack(release: Release, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  using laidOut = mkdtempDisposableSync(join(folder, 'unfinished-'));
  const name = releaseName(release);
  layOut(join(laidOut.path, name), release);
  const archive = join(folder, `${name}.tar.gz`);
  const tar = packTar(laidOut.path, {
    map: (header) => ({
      ...header,
      uid: 0,
      gid: 0,
      uname: 'root',
      gname: 'root',
      mode: header.type === 'directory' || (header.mode ?? 0) & 0o100 ? 0o755 : 0o644,
    }),
  });
  await pipeline(tar, createGzip({ level: 9 }), createWriteStream(archive));
  return archive;
}

const { values } = parseArgs({
  options: { out: { type: 'string' }, help: { type: 'boolean', default: false } },
});
if (values.help) console.log(usage);
else {
  ensureBuilt();
  const release = describeRelease();
  const archive = await pack(release, values.out ?? join(root, 'dist', 'releases')).catch((error: Error) =>
    fail(`The release could not be made: ${error.message}`),
  );
  const bytes = readFileSync(archive);
  const megabytes = (bytes.length / 1e6).toFixed(1);
  console.log(
    `${relative(process.cwd(), archive)}  ${megabytes} MB  for ${release.platform} ${release.arch}`,
  );
  console.log(`sha256 ${hash('sha256', bytes)}`);
}
