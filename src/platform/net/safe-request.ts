import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { readBody, TooLarge } from './body';
import { guardConnection, isPrivateAddressError, type SafeFetchOptions } from './safe-fetch';

export interface OutsideRequest {
  method: string;
  headers?: Record<string, string>;
  body?: string;
}

export type OutsideFailure = 'bad_address' | 'private_address' | 'unreachable' | 'too_large' | 'too_slow';

export type OutsideResponse =
  /** Whatever the status is; a redirect is not followed. */
  | { ok: true; status: number; headers: IncomingHttpHeaders; text: string }
  | { ok: false; reason: OutsideFailure };

/**
 * One request to a server that the owner named, for protocols that need more than a GET. The same holds as for `safeFetch`: no
 * private addresses, bounds of time and size. Never throws.
 */
export async function safeRequest(
  url: URL,
  { method, headers = {}, body }: OutsideRequest,
  { allowPrivateHosts, lookup, maxBytes, timeoutMs }: Omit<SafeFetchOptions, 'accept' | 'onlyHosts'>,
): Promise<OutsideResponse> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const guarded = guardConnection(url, allowPrivateHosts, lookup);
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    request(
      url,
      {
        method,
        agent: false,
        signal,
        lookup: guarded,
        headers: {
          'Accept-Encoding': 'gzip, deflate',
          'User-Agent': 'Mozilla/5.0 (compatible; Kursu/1.0)',
          ...headers,
          ...length,
        },
      },
      resolve,
    )
      .on('error', reject)
      .end(body);
    const response = await promise;
    const bytes = await readBody(response, { maxBytes, signal }).finally(() => response.destroy());
    const { statusCode = 0 } = response;
    return { ok: true, status: statusCode, headers: response.headers, text: bytes.toString('utf8') };
  } catch (error) {
    return { ok: false, reason: signal.aborted ? 'too_slow' : failureReason(error) };
  }
}

function failureReason(error: unknown): OutsideFailure {
  if (isPrivateAddressError(error)) return 'private_address';
  if (error instanceof TooLarge) return 'too_large';
  return isBadAddressError(error) ? 'bad_address' : 'unreachable';
}

/** An address with a port that belongs to another service. */
const isBadAddressError = (error: unknown): boolean =>
  error instanceof Error && error.message === 'bad_address';
