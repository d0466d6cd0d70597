import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Sends a request. Gives up after `options.timeout` milliseconds of silence, if set. Resolves before the body is read. */
export function sendRequest(
  url: URL,
  options: RequestOptions,
  body?: string | Readable,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  const request = send(url, { agent: false, ...options }, resolve);
  request.on('timeout', () => request.destroy(new Error('silent for too long'))).on('error', reject);
  if (!(body instanceof Readable)) request.end(body);
  // A server that refuses may close the connection before it has received the whole body. The delay gives its response, which
  // says why, time to arrive before the broken connection counts as the failure.
  else pipeline(body, request).catch((error) => setTimeout(() => reject(error), 1_000));
  return promise;
}
