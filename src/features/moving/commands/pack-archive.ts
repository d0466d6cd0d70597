import { createTarPacker } from 'modern-tar';
import type { ArchivedFile } from './collect-archive';

/** A stream of these files as a compressed tar. It is packed while it is read, so that the server stores nothing of it. */
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
  // If the client disconnects or a file can't be read, the stream ends with an error, so that the archive doesn't look complete.
  pack().catch((error) => {
    onError(error);
    controller.error(error);
  });
  return readable.pipeThrough(new CompressionStream('gzip'));
}
