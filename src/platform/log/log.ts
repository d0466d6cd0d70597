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
