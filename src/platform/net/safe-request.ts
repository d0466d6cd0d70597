import type { IncomingHttpHeaders } from 'node:http';
import { readBody } from './body';
import { failureReason, guardConnection, type SafeFetchFailure, type SafeFetchOptions } from './safe-fetch';
import { sendRequest } from './send-request';

export interface OutsideRequest {
  method: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The failures of `safeRequest`. A response with any status and any media type counts as a success. */
export type OutsideFailure = Exclude<SafeFetchFailure, 'status' | 'wrong_type'>;

export type OutsideResponse =
  /** Redirects are not followed. */
  | { ok: true; status: number; headers: IncomingHttpHeaders; text: string }
  | { ok: false; reason: OutsideFailure };

/** Sends one request to a server that the owner named, where GET isn't enough, as safely as `safeFetch`. Never throws. */
export async function safeRequest(
  url: URL,
  { method, headers = {}, body }: OutsideRequest,
  { allowPrivateHosts, lookup, maxBytes, timeoutMs }: Omit<SafeFetchOptions, 'accept' | 'onlyHosts'>,
): Promise<OutsideResponse> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const options = {
      method,
      signal,
      lookup: guardConnection(url, allowPrivateHosts, lookup),
      headers: {
        'Accept-Encoding': 'gzip, deflate',
        'User-Agent': 'Mozilla/5.0 (compatible; Kursu/1.0)',
        ...headers,
        ...length,
      },
    };
    const response = await sendRequest(url, options, body);
    const bytes = await readBody(response, { maxBytes, signal }).finally(() => response.destroy());
    const { statusCode = 0 } = response;
    return { ok: true, status: statusCode, headers: response.headers, text: bytes.toString('utf8') };
  } catch (error) {
    return { ok: false, reason: signal.aborted ? 'too_slow' : (failureReason(error) as OutsideFailure) };
  }
}
