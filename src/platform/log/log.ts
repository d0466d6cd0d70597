import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Keys that could hold personal data or secrets; their values are never logged. */
const secrets = ['email', 'phone', 'name', 'token', 'password', 'authorization', 'cookie', 'message'];

/** A structured log on standard output. Addresses are logged by path only, never with their query. */
export const createLog = (level = 'info'): Log =>
  pino({
    level,
    redact: { paths: secrets.flatMap((key) => [key, `*.${key}`]), censor: '[redacted]' },
    base: null,
  });

/** A path that may be logged: knowing the id of a reservation is the right to read it. */
export const withoutIds = (path: string): string => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id');
