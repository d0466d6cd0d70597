import { lookup as systemLookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { ReasonedError } from '#/platform/errors/reasoned-error';
import { readBody, TooLarge, UnknownEncoding } from './body';
import { isPublicAddress } from './public-address';
import { sendRequest } from './send-request';

export type Lookup = (hostname: string) => Promise<{ address: string; family: number }[]>;

export interface SafeFetchOptions {
  /** Hosts (`name` or `name:port`) that may be contacted though their address is private. */
  allowPrivateHosts: readonly string[];
  /** The largest body, both as received and after decompression. */
  maxBytes: number;
  /** Milliseconds for everything together: name resolution, redirects and the whole body. */
  timeoutMs: number;
  /** The accepted media types (`image/*` accepts all pictures); without it, any type. */
  accept?: readonly string[];
  /** The only hosts that may be contacted, redirects included; without it, any host. */
  onlyHosts?: readonly string[];
  /** How names are resolved; the system's way, except in tests. */
  lookup?: Lookup;
}

/** `safeFetch` with the operator's `allowPrivateHosts`, as passed to commands and jobs. */
export type FetchOutside = (
  address: string,
  options: Omit<SafeFetchOptions, 'allowPrivateHosts' | 'lookup'>,
) => Promise<SafeFetchResult>;

export type SafeFetchFailure =
  | 'bad_address'
  | 'private_address'
  | 'unreachable'
  | 'status'
  | 'wrong_type'
  | 'too_large'
  | 'too_slow';

export type SafeFetchResult =
  /** `url`: after redirects. `contentType`: in lower case, without parameters. `date`: the header. */
  | { ok: true; url: string; contentType: string; date?: string | undefined; bytes: Buffer }
  | { ok: false; reason: SafeFetchFailure };

const maxRedirects = 5;

class Refused extends ReasonedError<SafeFetchFailure> {}

/**
 * Fetches an address that a person or a feed named, without giving them access to the server's own network. The IP address is
 * checked when the socket connects, so a host name can't evade the check by resolving differently a second time. Never throws.
 */
export async function safeFetch(address: string, options: SafeFetchOptions): Promise<SafeFetchResult> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    let url = checkUrl(address, undefined, options);
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const response = await requestHead(url, options, signal);
      const next = redirectTarget(response);
      if (next === undefined) return await readContent(url, response, options, signal);
      response.destroy();
      url = checkUrl(next, url, options);
    }
    return { ok: false, reason: 'unreachable' };
  } catch (error) {
    return { ok: false, reason: signal.aborted ? 'too_slow' : failureReason(error) };
  }
}

export function failureReason(error: unknown): SafeFetchFailure {
  if (error instanceof Refused) return error.reason;
  if (error instanceof TooLarge) return 'too_large';
  return 'unreachable';
}

function checkUrl(address: string, base: URL | undefined, { onlyHosts }: SafeFetchOptions): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Refused('bad_address');
  if (onlyHosts && !isListed(url, onlyHosts)) throw new Refused('bad_address');
  return url;
}

function isListed({ protocol, hostname, port }: URL, hosts: readonly string[]): boolean {
  const withPort = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
  return hosts.some((host) => [hostname, withPort].includes(host.toLowerCase()));
}

function redirectTarget({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined;
}

/** Whether the port belongs to a service such as mail or SSH. Web pages have port 80, 443, or one from 1024 on. */
const isOtherService = ({ port }: URL): boolean =>
  port !== '' && port !== '80' && port !== '443' && Number(port) < 1024;

/**
 * Makes the lookup function for a connection to an address that a person entered. The function fails for a host with a private IP
 * address that isn't allowed. Throws if the URL itself contains such an address, or the port of a service other than the web.
 */
export function guardConnection(
  url: URL,
  allowPrivateHosts: readonly string[],
  lookup: Lookup = lookupBySystem,
): LookupFunction {
  const isAllowed = isListed(url, allowPrivateHosts);
  if (!isAllowed && isOtherService(url)) throw new Refused('bad_address');
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // For an IP address in the URL no lookup takes place, so it is checked here.
  if (isIP(literal) && !isAllowed && !isPublicAddress(literal)) throw new Refused('private_address');
  return checkedLookup(lookup, isAllowed);
}

export const isPrivateAddressError = (error: unknown): boolean =>
  error instanceof Refused && error.reason === 'private_address';

const requestHead = (url: URL, options: SafeFetchOptions, signal: AbortSignal): Promise<IncomingMessage> =>
  sendRequest(url, {
    signal,
    lookup: guardConnection(url, options.allowPrivateHosts, options.lookup),
    headers: {
      Accept: options.accept?.join(', ') ?? '*/*',
      'Accept-Encoding': 'gzip, br, deflate',
      'User-Agent': 'Mozilla/5.0 (compatible; Kursu/1.0)',
    },
  });

const lookupBySystem: Lookup = (hostname) => systemLookup(hostname, { all: true });

/** The lookup that the socket itself uses, so the address that is checked is the address that is contacted. */
const checkedLookup =
  (lookup: Lookup, isAllowed: boolean): LookupFunction =>
  (hostname, { all }, done) => {
    lookup(hostname).then(
      (found) => {
        const [first] = found;
        if (!first) done(new Refused('unreachable'), '', 0);
        else if (!isAllowed && !found.every(({ address }) => isPublicAddress(address)))
          done(new Refused('private_address'), '', 0);
        else if (all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error) => done(error, '', 0),
    );
  };

async function readContent(
  url: URL,
  response: IncomingMessage,
  { accept, maxBytes }: SafeFetchOptions,
  signal: AbortSignal,
): Promise<SafeFetchResult> {
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode < 200 || statusCode > 299) throw new Refused('status');
    const contentType = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (accept && !accept.some((type) => isOfType(contentType, type))) throw new Refused('wrong_type');
    const bytes = await readBody(response, { maxBytes, signal });
    return { ok: true, url: url.href, contentType, date: headers.date, bytes };
  } catch (error) {
    throw error instanceof UnknownEncoding ? new Refused('wrong_type') : error;
  } finally {
    response.destroy();
  }
}

const isOfType = (contentType: string, type: string) =>
  type.endsWith('/*') ? contentType.startsWith(type.slice(0, -1)) : contentType === type;
