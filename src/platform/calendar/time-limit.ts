import { createContext, Script } from 'node:vm';

const sandbox: { work?: (() => unknown) | undefined } = {};
const context = createContext(sandbox);
const call = new Script('work()');

/**
 * Runs synchronous work that someone else's data steers, and ends it from outside when it takes longer than `ms`: even an
 * endless loop. Undefined when it was ended or threw.
 */
export function withinTime<T>(ms: number, work: () => T): T | undefined {
  sandbox.work = work;
  try {
    return call.runInContext(context, { timeout: ms });
  } catch {
    return undefined;
  } finally {
    sandbox.work = undefined;
  }
}
