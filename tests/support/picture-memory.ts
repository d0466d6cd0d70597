/**
 * As the process for pictures does, in a process of its own: re-encodes the picture at the path that it is given, and prints
 * how many bytes it held at its peak, all that a process needs included, and what became of the picture.
 */
import { readFileSync } from 'node:fs';
import { createVariant, reencode } from '../../src/platform/imaging/imaging.ts';

async function outcome(): Promise<string> {
  try {
    const { bytes, width } = await reencode(readFileSync(process.argv[2] ?? ''));
    await createVariant(bytes, Math.min(1600, width), 'image/avif');
    return 'taken';
  } catch (error) {
    return String((error as { reason?: string }).reason);
  }
}

const became = await outcome();
// What getrusage tells begins with what the parent held when it started this process; the kernel's own mark does not.
const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
console.log(JSON.stringify({ peak: Number(peak) * 1024, became }));
