import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Keys that could hold personal data or secrets. Their values are redacted at the top level of a line, and one level below. */
const secrets = ['email', 'phone', 'name', 'token', 'password', 'authorization', 'cookie', 'message'];

const requestId = new AsyncLocalStorage<string>();

/** Runs `work`. Every line that it logs contains the id of the request. */
export const loggedAs = <Result>(id: string, work: () => Result): Result => requestId.run(id, work);

/** Creates a structured log on standard output or `destination`. Log only the paths of addresses, never their query strings. */
export const createLog = (level = 'info', destination?: DestinationStream): Log =>
  pino(
    {
      level,
      redact: { paths: secrets.flatMap((key) => [key, `*.${key}`]), censor: '[redacted]' },
      base: null,
      mixin() {
        const request = requestId.getStore();
        return request === undefined ? {} : { request };
      },
    },
    destination,
  );

/** A path for the log, without ids and secrets: the id of a reservation or the key of a course is enough to open its page. */
export const withoutIds = (path: string): string =>
  path
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id')
    .replace(/(?<![^/])[^/]+(?=\.ics$)/i, ':secret')
    .replace(/(?<=\/(?:course|private-cohorts)\/)[^/]+/i, ':secret');
