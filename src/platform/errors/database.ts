import { StoreUnavailable } from '../files/files.ts';
import { errorCauses, errorCode } from './trace.ts';

/** SQLSTATE codes of violated constraints and of conflicts between transactions. */
const sqlState = {
  exclusionViolation: '23P01',
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
} as const;

const known = new Set<string>(Object.values(sqlState));

/** The constraint that an error violated ('' for a conflict of transactions), and its SQLSTATE; undefined for other errors. */
export function violatedConstraint(error: unknown): { code: string; constraint: string } | undefined {
  for (const cause of errorCauses(error)) {
    const code = errorCode(cause);
    if (code === undefined || !known.has(code)) continue;
    const { constraint } = cause as { constraint?: unknown };
    return { code, constraint: typeof constraint === 'string' ? constraint : '' };
  }
  return undefined;
}

export function isRetryable(error: unknown): boolean {
  const code = violatedConstraint(error)?.code;
  return code === sqlState.serializationFailure || code === sqlState.deadlockDetected;
}

/** Whether the error was caused by a text with a zero character, which the database can't store. */
export const isUnstorableText = (error: unknown): boolean =>
  errorCauses(error).some((cause) => ['22021', '22P05'].includes(errorCode(cause) ?? ''));

// Some SQLSTATE codes: 42501 (the database may not write a file), class 58 (a failing disk), 57014 (a statement took too long,
// mostly because of a lock), 25P03 (a transaction was idle for too long because its process hung).
const unreachableCode = /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|57P0|57014|08|53|58|25006|25P03|42501)/;
const unreachableMessage =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/;

/** Whether the error says that the database or the store of uploads is unreachable, or can't work at the moment. */
export const isUnreachableError = (error: unknown): boolean =>
  errorCauses(error).some((cause) => {
    if (!(cause instanceof Error)) return false;
    if (cause instanceof StoreUnavailable) return true;
    return unreachableCode.test(errorCode(cause) ?? '') || unreachableMessage.test(cause.message);
  });
