import { readdirSync, readFileSync } from 'node:fs';

interface ProcessStat {
  pid: number;
  parent: number;
  cpuSeconds: number;
}

/** Clock ticks per second. The times in `/proc/<pid>/stat` are in ticks. */
const ticks = 100;

function readStat(pid: number): ProcessStat[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in brackets, may itself contain spaces and brackets. The fields that are read here follow it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    // The time of the process itself, and that of its children that have ended.
    const used = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return [{ pid, parent, cpuSeconds: used / ticks }];
  } catch {
    // The process has ended in the meantime.
    return [];
  }
}

/** A process and its descendants. Reads `/proc`, so it works on Linux only. */
function treeOf(pid: number): ProcessStat[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)));
  const tree = all.filter((each) => each.pid === pid);
  for (const { pid: parent } of tree) tree.push(...all.filter((each) => each.parent === parent));
  return tree;
}

export const cpuSeconds = (pid: number): number =>
  treeOf(pid).reduce((sum, { cpuSeconds: used }) => sum + used, 0);

export function residentMegabytes(pid: number): number {
  const kilobytes = treeOf(pid).map(({ pid: each }) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}
