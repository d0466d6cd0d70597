import { createTarPacker } from 'modern-tar';
import type { ArchivedFile } from './collect-archive';

/** A compressed tar of these files, packed while it is read; nothing of it is stored on the server. */
export function packArchive(
  files: AsyncIterable<ArchivedFile>,
  { folder, now, onError }: { folder: string; now: Date; onError: (error: unknown) => void },
): ReadableStream<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const pack = async () => {
    for await (const { name, bytes } of files) {
      const entry = controller.add({
        name: `${folder}/${name}`,
        size: bytes.length,
        mtime: now,
        type: 'file',
      });
      const writer = entry.getWriter();
      await writer.write(bytes);
      await writer.close();
    }
    controller.finalize();
  };
  // A reader that goes away, and a file that can't be read, both end the archive in its middle.
  pack().catch((error) => {
    onError(error);
    controller.error(error);
  });
  return readable.pipeThrough(new CompressionStream('gzip'));
}
