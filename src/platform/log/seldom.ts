import { type Trace, traceOf } from '../errors/trace.ts';

const minute = 60_000;

/**
 * Writes down what fails, but each code once a minute: what every request and every look meets would fill the log. `now`
 * is in milliseconds.
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
