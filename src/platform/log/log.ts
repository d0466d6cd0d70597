import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Keys that could hold personal data or secrets; their values are never logged. */
const secrets = ['email', 'phone', 'name', 'token', 'password', 'authorization', 'cookie', 'message'];

const requestId = new AsyncLocalStorage<string>();

/** Runs `work`; every line that is logged meanwhile carries the id of this request. */
export const loggedAs = <Result>(id: string, work: () => Result): Result => requestId.run(id, work);

/** A structured log on standard output, unless it goes elsewhere. Addresses are logged by path only, never with their query. */
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

/** A path as it may be logged, without ids and secrets: whoever knows the id of a reservation, or the key of a course, may read it. */
export const withoutIds = (path: string): string =>
  path
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id')
    .replace(/[^/]+(?=\.ics$)/i, ':secret')
    .replace(/(?<=\/(?:course|private-cohorts)\/)[^/]+/i, ':secret');
