import { type Trace, traceOf } from '../errors/trace.ts';

const minute = 60_000;

/**
 * Logs errors, but each code at most once a minute: an error of every request and every poll would flood the log. `now` is
 * in milliseconds.
 */
export function seldom(
  write: (trace: Trace) => void,
  now = () => performance.now(),
): (error: unknown) => void {
  const written = new Map<string, number>();
  return (error) => {
    const trace = traceOf(error);
    const code = trace.code ?? trace.kind;
    if (now() - (written.get(code) ?? Number.NEGATIVE_INFINITY) < minute) return;
    written.set(code, now());
    write(trace);
  };
}
