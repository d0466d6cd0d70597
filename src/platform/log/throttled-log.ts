import { errorTrace, type Trace } from '../errors/trace.ts';

const minute = 60_000;

/**
 * Returns a function that logs errors, but each error code at most once a minute. An error that repeats with every request or
 * poll would flood the log. `now` returns milliseconds.
 */
export function throttledLog(
  write: (trace: Trace) => void,
  now = () => performance.now(),
): (error: unknown) => void {
  const loggedAt = new Map<string, number>();
  return (error) => {
    const trace = errorTrace(error);
    const code = trace.code ?? trace.kind;
    if (now() - (loggedAt.get(code) ?? Number.NEGATIVE_INFINITY) < minute) return;
    loggedAt.set(code, now());
    write(trace);
  };
}
