import { createContext, Script } from 'node:vm';

const sandbox: { work?: (() => unknown) | undefined } = {};
const context = createContext(sandbox);
const call = new Script('work()');

/**
 * Runs synchronous work on untrusted data and stops it from outside after `ms` milliseconds, even in an endless loop.
 * Undefined when it was stopped or threw.
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
