import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { readBody } from './body';
import { sendRequest } from './send-request';

/** `name`: it leads to no address; `no_encryption`: the server there speaks plain HTTP. */
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
 * Calls a path of this site by its public address, as a visitor would: through the proxy, and without following redirects.
 * The address is the operator's setting, so it may well be private; nobody else's address may be passed. Never throws.
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
    const date = Date.parse(response.headers.date ?? '');
    // Before the body is read, after which the connection is closed.
    const certificateUntil = certificateEnd(response.socket);
    const body = await readBody(response, { maxBytes, signal }).finally(() => response.destroy());
    return {
      ok: true,
      status: response.statusCode ?? 0,
      date: Number.isNaN(date) ? undefined : date,
      certificateUntil,
      body: body.toString('utf8'),
    };
  } catch (error) {
    return { ok: false, reason: signal.aborted ? 'too_slow' : failureReason(error) };
  }
}

function certificateEnd(socket: Socket): number | undefined {
  if (!(socket instanceof TLSSocket)) return undefined;
  const end = Date.parse(socket.getPeerCertificate().valid_to);
  return Number.isNaN(end) ? undefined : end;
}

function failureReason(error: unknown): OwnCallFailure {
  const code = errorCode(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'name';
  if (code === 'ECONNREFUSED') return 'refused';
  if (code === 'EPROTO' || code.startsWith('ERR_SSL')) return 'no_encryption';
  if (/CERT|SIGNATURE|^ERR_TLS|ISSUER|SELF_SIGNED/.test(code)) return 'certificate';
  return 'unreachable';
}

/** A name with several addresses fails with an error for each; the first decides. */
function errorCode(error: unknown): string {
  if (error instanceof AggregateError) return errorCode(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
