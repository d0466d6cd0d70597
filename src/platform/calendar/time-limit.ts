import { createContext, Script } from 'node:vm';

const handover: { work?: (() => unknown) | undefined } = {};
const context = createContext(handover);
const call = new Script('work()');

/**
 * Runs synchronous work on untrusted data and interrupts it after `ms` milliseconds, even in an endless loop, which a timer
 * couldn't. It is not a security boundary.
 * Undefined when it was stopped or threw.
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
