import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Names under which personal data or secrets could travel; none of them is ever written. */
const secrets = ['email', 'phone', 'name', 'token', 'password', 'authorization', 'cookie', 'message'];

/** A structured log on standard output. Addresses are logged by path only, never with their query. */
export const createLog = (level = 'info'): Log =>
  pino({
    level,
    redact: { paths: secrets.flatMap((key) => [key, `*.${key}`]), censor: '[redacted]' },
    base: null,
  });

/** An address as it may be written down: the id of a reservation is the right to read it. */
export const withoutIds = (path: string): string => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id');
