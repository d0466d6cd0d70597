import { createContext, Script } from 'node:vm';

const handover: { work?: (() => unknown) | undefined } = {};
const context = createContext(handover);
const call = new Script('work()');

/**
 * Runs synchronous work on untrusted data and returns its result, or undefined if it threw or took longer than `ms` milliseconds.
 * It interrupts even an endless loop, which a timer can't do. It is not a security boundary.
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
