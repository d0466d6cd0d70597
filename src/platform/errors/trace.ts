/** The parts of an error that may be logged. The message may not be logged, because it can quote a visitor's data. */
export interface Trace {
  kind: string;
  code?: string;
  at: string[];
}

/** The trace of the outermost cause that has a code, or else of the innermost cause, with the first frames of its stack. */
export function errorTrace(error: unknown): Trace {
  const chain = errorCauses(error);
  const coded = chain.find((cause) => errorCode(cause) !== undefined);
  const subject = coded ?? chain.at(-1);
  const code = errorCode(subject);
  const stack = subject instanceof Error ? (subject.stack ?? '') : '';
  return {
    kind: subject instanceof Error ? subject.name : typeof subject,
    ...(code === undefined ? {} : { code }),
    at: stack
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith('at '))
      .slice(0, 4),
  };
}

export function errorCauses(error: unknown): unknown[] {
  const chain: unknown[] = [];
  let next = error;
  while (next !== undefined && next !== null && !chain.includes(next)) {
    chain.push(next);
    next = next instanceof Error ? next.cause : undefined;
  }
  return chain;
}

/** The code of an error, as Node and the database give it: 'ENOENT', '23505'. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
