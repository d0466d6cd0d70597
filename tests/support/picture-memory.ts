/**
 * Does the work of the picture process: re-encodes the picture at the given path, and prints the peak memory of the whole
 * process in bytes, and the outcome.
 */
import { readFileSync } from 'node:fs';
import { createVariant, reencode } from '../../src/platform/imaging/imaging.ts';

async function reencoded(): Promise<string> {
  try {
    const { bytes, width } = await reencode(readFileSync(process.argv[2] ?? ''));
    await createVariant(bytes, Math.min(1600, width), 'image/avif');
    return 'accepted';
  } catch (error) {
    return String((error as { reason?: string }).reason);
  }
}

const outcome = await reencoded();
// VmHWM is the peak of this process alone. The peak of getrusage begins with the parent's memory at the fork.
const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
console.log(JSON.stringify({ peak: Number(peak) * 1024, outcome }));
