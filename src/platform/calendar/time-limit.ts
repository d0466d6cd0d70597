import { createContext, Script } from 'node:vm';

const handover: { work?: (() => unknown) | undefined } = {};
const context = createContext(handover);
const call = new Script('work()');

/**
 * Runs synchronous work on untrusted data. Undefined if it threw or took longer than `ms` milliseconds. Unlike a timer, this
 * interrupts even an endless loop. It is not a security boundary.
 */
export function withinTime<T>(ms: number, work: () => T): T | undefined {
  handover.work = work;
  try {
    return call.runInContext(context, { timeout: ms });
  } catch {
    return undefined;
  } finally {
    handover.work = undefined;
  }
}
