import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { errorCode } from '../errors/trace';
import { readBody } from './body';
import { sendRequest } from './send-request';

/** `name`: the host name can't be resolved. `no_encryption`: TLS fails, usually because the server speaks plain HTTP. */
export type OwnCallFailure =
  | 'name'
  | 'refused'
  | 'certificate'
  | 'no_encryption'
  | 'too_slow'
  | 'unreachable';

export type OwnCall =
  | {
      ok: true;
      status: number;
      /** The `Date` header, in milliseconds since 1970. */
      date: number | undefined;
      /** Until when the certificate is valid, in milliseconds since 1970; undefined without encryption. */
      certificateUntil: number | undefined;
      body: string;
    }
  | { ok: false; reason: OwnCallFailure };

const maxBytes = 64 * 1024;

/**
 * Calls a path of this site by its public address, like a visitor, through the proxy. Pass only the address from the operator's
 * settings, because private addresses are allowed here. Never throws.
 */
export async function callOwnAddress(
  baseUrl: string,
  path: `/${string}`,
  { headers, timeoutMs }: { headers: Record<string, string>; timeoutMs: number },
): Promise<OwnCall> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await sendRequest(new URL(path, baseUrl), {
      signal,
      headers: { ...headers, 'User-Agent': 'Kursu/1.0 (own address)' },
    });
    // Read before the body, because the connection is closed after it.
    const certificateUntil = certificateEnd(response.socket);
    const body = await readBody(response, { maxBytes, signal }).finally(() => response.destroy());
    return {
      ok: true,
      status: response.statusCode ?? 0,
      date: millisecondsOf(response.headers.date),
      certificateUntil,
      body: body.toString('utf8'),
    };
  } catch (error) {
    return { ok: false, reason: signal.aborted ? 'too_slow' : failureReason(error) };
  }
}

const certificateEnd = (socket: Socket): number | undefined =>
  socket instanceof TLSSocket ? millisecondsOf(socket.getPeerCertificate().valid_to) : undefined;

function millisecondsOf(date = ''): number | undefined {
  const moment = Date.parse(date);
  return Number.isNaN(moment) ? undefined : moment;
}

function failureReason(error: unknown): OwnCallFailure {
  const code = firstCode(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'name';
  if (code === 'ECONNREFUSED') return 'refused';
  if (code === 'EPROTO' || code.startsWith('ERR_SSL')) return 'no_encryption';
  if (/CERT|SIGNATURE|^ERR_TLS|ISSUER|SELF_SIGNED/.test(code)) return 'certificate';
  return 'unreachable';
}

/** The code of an error. A host with several addresses fails with one error for each; the first one counts. */
const firstCode = (error: unknown): string =>
  (error instanceof AggregateError ? firstCode(error.errors[0]) : errorCode(error)) ?? '';
