import { readFileSync } from 'node:fs';

const pageSize = 4096;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has just ended.
    return '';
  }
};

/** Bytes of memory of a process and its descendants. */
export function memoryOf(pid: number): number {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  const own = Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * pageSize;
  return children.reduce((sum, child) => sum + memoryOf(Number(child)), own);
}

/** The peak growth in bytes of a process and its descendants while `work` runs, measured every five milliseconds. */
export async function memoryDuring(pid: number, work: () => Promise<void>): Promise<number> {
  const idle = memoryOf(pid);
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 5);
  await work().finally(() => clearInterval(watch));
  return peak - idle;
}
