import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';

/** Sends a request over a connection of its own. Resolves with the response before its body is read. */
export function sendRequest(url: URL, options: RequestOptions, body?: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  request(url, { agent: false, ...options }, resolve)
    .on('error', reject)
    .end(body);
  return promise;
}
