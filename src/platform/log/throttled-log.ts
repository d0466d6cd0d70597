import { errorTrace, type Trace } from '../errors/trace.ts';

const minute = 60_000;

/** Logs each error code at most once a minute: in an outage every request and poll fails. `now`: milliseconds. */
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
