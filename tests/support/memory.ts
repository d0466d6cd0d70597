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

/** Bytes that a process and its children hold in memory. */
function held(pid: number): number {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  const own = Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * pageSize;
  return children.reduce((sum, child) => sum + held(Number(child)), own);
}

/** How many bytes more than before a process and its children hold at most while `work` goes on. */
export async function memoryDuring(pid: number, work: () => Promise<void>): Promise<number> {
  const idle = held(pid);
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, held(pid));
  }, 5);
  await work().finally(() => clearInterval(watch));
  return peak - idle;
}
