import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Changes the clock of one process, as if somebody had changed the machine's clock. */
export interface ClockFault {
  /** The environment variables with which the process must be started. */
  env: Record<string, string>;
  /** Sets how far the clock is ahead of the real time; a negative number sets it behind. */
  jump(seconds: number): void;
}

const program = (file: string) => `
  import { readFileSync } from 'node:fs';
  const Real = Date;
  let ahead = 0;
  setInterval(() => { ahead = Number(readFileSync(${JSON.stringify(file)}, 'utf8')); }, 50).unref();
  globalThis.Date = class Date extends Real {
    constructor(...parts) { if (parts.length > 0) super(...parts); else super(Real.now() + ahead); }
    static now() { return Real.now() + ahead; }
    static [Symbol.hasInstance](value) { return value instanceof Real; }
  };`;

export function createClockFault(): ClockFault {
  const file = join(mkdtempSync(join(tmpdir(), 'kursu-clock-')), 'ahead');
  const jump = (seconds: number) => writeFileSync(file, String(seconds * 1000));
  jump(0);
  const address = `data:text/javascript,${encodeURIComponent(program(file))}`;
  return { env: { NODE_OPTIONS: `--import=${address}` }, jump };
}
