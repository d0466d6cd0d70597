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
  let sent: Promise<void> | undefined;
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  const request = send(url, { agent: false, ...options }, (response) => {
    // A server may answer before it has the whole body. A success counts only once the whole body has been sent.
    if (sent && (response.statusCode ?? 0) < 300) sent.then(() => resolve(response), reject);
    else resolve(response);
  });
  request.on('timeout', () => request.destroy(new Error('silent for too long')));
  if (!(body instanceof Readable)) {
    request.on('error', reject).end(body);
    return promise;
  }
  let written = 0;
  sent = pipeline(body, request).catch((error) => {
    // The server may close the connection after the last byte, before the stream has ended here.
    if (written < Number(request.getHeader('Content-Length') ?? Number.POSITIVE_INFINITY)) throw error;
  });
  body.on('data', (chunk: Buffer) => {
    written += chunk.length;
  });
  // A server that refuses a request may close the connection before it has received the whole body. Its response, which states
  // the reason, gets time to arrive before the broken connection counts as the failure.
  const rejectLater = (error: Error) => setTimeout(() => reject(error), 1_000);
  sent.catch(rejectLater);
  request.on('error', rejectLater);
  return promise;
}
