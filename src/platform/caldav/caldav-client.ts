import { ReasonedError } from '#/platform/errors/reasoned-error';
import { escapeText } from '#/platform/html/escape';
import { isConfidential } from '#/platform/net/loopback';
import { type OutsideFailure, type OutsideRequest, safeRequest } from '#/platform/net/safe-request';
import { type DavResource, readMultistatus } from './multistatus';

export interface CaldavAccount {
  /** The address where the search for calendars begins: a server, one of its folders, or a calendar. */
  address: string;
  username: string;
  password: string;
}

export type CaldavFailure =
  | OutsideFailure
  | 'unauthorized'
  /** The request isn't allowed (`forbidden`), or its resource doesn't exist (`missing`). */
  | 'forbidden'
  | 'missing'
  /** Any other failure of the server: it has no space left, for example. */
  | 'fault'
  /** The response exceeds the limits for one calendar. */
  | 'too_complex'
  /** The server refers to a server of another provider, which must not get the password. */
  | 'elsewhere'
  | 'not_caldav';

export class CaldavError extends ReasonedError<CaldavFailure> {
  override readonly name = 'CaldavError';
}

export interface CaldavCalendar {
  /** Its absolute address, with a slash at the end. */
  href: string;
  name: string;
  isWritable: boolean;
}

/** An event, or a series of events, as the calendar server stores it. */
export interface CaldavObject {
  href: string;
  etag: string | undefined;
  /** An iCalendar file; empty where the server has the event, but didn't send its contents. */
  data: string;
}

/** The result of a write. `changed`: the server wrote nothing, usually because the condition doesn't hold (see `outcome`). */
export type CaldavWritten = 'done' | 'changed';

/** The condition of a write. `new`: nothing is at the address yet. `etag`: the stored event has this tag, if a tag is given. */
type Condition = { etag: string | undefined } | 'new';

/** The most bytes of a response, milliseconds for a request, addresses of events in a request, and redirects of a request. */
const limits = { maxBytes: 10 * 1024 * 1024, timeoutMs: 20_000, hrefs: 200, redirects: 5 } as const;
/**
 * The most calendars of an account, and characters of an address, a name and a mark (see `mark`). Further calendars, and those
 * with a longer address, are left out. A longer name is cut off, and a longer mark is ignored.
 */
const most = { calendars: 200, href: 2000, name: 200, mark: 500 } as const;

const xml = (root: string, inside: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><${root} xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/">${inside}</${root.split(' ')[0]}>`;
const propfind = (...names: string[]): string =>
  xml('d:propfind', `<d:prop>${names.map((name) => `<${name}/>`).join('')}</d:prop>`);
const eventProperties = '<d:prop><d:getetag/><c:calendar-data/></d:prop>';

/** An instant in the UTC form of iCalendar: `20261123T041000Z`. */
const stamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

const failureOf = (status: number): CaldavFailure => {
  if (status === 401) return 'unauthorized';
  if (status === 403 || status === 405) return 'forbidden';
  if (status === 404 || status === 410) return 'missing';
  return 'fault';
};

/** A host name without a prefix such as `caldav.` or `www.`: 'icloud.com' for 'caldav.icloud.com'. */
const providerOf = (hostname: string): string =>
  hostname.replace(
    /^(?:caldav|carddav|dav|calendar|www)\.(?=[^.]+\.)(?!(?:ac|co|com|edu|gov|net|org)\.[a-z]{2}$)/,
    '',
  );

/** Whether a host is the entered one or belongs to the same provider. Other hosts must not get the owner's password. */
function belongsTo(hostname: string, entered: string): boolean {
  const provider = providerOf(entered);
  return hostname === entered || hostname === provider || hostname.endsWith(`.${provider}`);
}

export type CaldavClient = ReturnType<typeof createCaldavClient>;

/** Creates a client of a calendar server (CalDAV, RFC 4791). A failure of the server always throws a `CaldavError`. */
export function createCaldavClient(
  { address, username, password }: CaldavAccount,
  allowPrivateHosts: readonly string[],
) {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const entered = URL.parse(address)?.hostname ?? '';

  async function ask(url: URL, request: OutsideRequest, redirects: number = limits.redirects) {
    if (!isConfidential(url) || url.username || url.password) throw new CaldavError('bad_address');
    if (!belongsTo(url.hostname, entered)) throw new CaldavError('elsewhere');
    const headers = { ...request.headers, Authorization: authorization };
    const options = { ...limits, allowPrivateHosts };
    const response = await safeRequest(url, { ...request, headers }, options);
    if (!response.ok) throw new CaldavError(response.reason);
    const { location } = response.headers;
    if (response.status < 300 || response.status > 399 || !location) return { ...response, url };
    const next = URL.parse(location, url);
    if (!next || redirects === 0) throw new CaldavError('fault');
    return ask(next, request, redirects - 1);
  }

  /** The resources of a multi-status response, with absolute addresses. */
  async function list(method: 'PROPFIND' | 'REPORT', url: URL, depth: '0' | '1', body: string) {
    const headers = { Depth: depth, 'Content-Type': 'application/xml; charset=utf-8' };
    const response = await ask(url, { method, headers, body });
    if (response.status !== 207) {
      const isOther = response.status < 400 || response.status === 501;
      throw new CaldavError(isOther ? 'not_caldav' : failureOf(response.status));
    }
    const resources = await readMultistatus(response.text);
    if (!resources) throw new CaldavError('not_caldav');
    return resources.flatMap((resource) => {
      const href = URL.parse(resource.href, response.url)?.href;
      return href ? [{ ...resource, href, base: response.url }] : [];
    });
  }
  const one = async (url: URL, ...names: string[]) => {
    const [found] = await list('PROPFIND', url, '0', propfind(...names));
    return found;
  };
  async function listEvents(calendar: string, body: string): Promise<CaldavObject[]> {
    const found = (await list('REPORT', new URL(calendar), '1', body)).flatMap(toObject);
    // `ask` refuses other providers' addresses, so an event with such an address could never be changed or removed.
    const isHere = (url: URL) => isConfidential(url) && belongsTo(url.hostname, entered);
    if (!found.every(({ href }) => isHere(new URL(href)))) throw new CaldavError('elsewhere');
    return found;
  }
  const linkIn = (resource: Awaited<ReturnType<typeof one>>, name: string): URL | undefined => {
    const [href] = resource?.properties.get(name)?.hrefs ?? [];
    return (href && resource && URL.parse(href, resource.base)) || undefined;
  };

  /** The properties of the account, from the first address that speaks CalDAV: the entered one or the well-known one. */
  async function begin(url: URL) {
    const wellKnown = new URL('/.well-known/caldav', url);
    const failed: CaldavError[] = [];
    const goOn = (error: unknown) => {
      // A server that has refused the password must not get a second request with the same password.
      if (!isElsewhere(error)) throw error;
      failed.push(error);
    };
    for (const place of url.pathname === '/' ? [wellKnown, url] : [url, wellKnown]) {
      const properties = ['d:current-user-principal', 'd:resourcetype', 'c:calendar-home-set'];
      const found = await one(place, ...properties).catch(goOn);
      if (found) return found;
    }
    throw new CaldavError(failed.some(({ reason }) => reason === 'elsewhere') ? 'elsewhere' : 'not_caldav');
  }

  async function homeOf(start: Awaited<ReturnType<typeof begin>>): Promise<URL> {
    const direct = linkIn(start, 'calendar-home-set');
    if (direct) return direct;
    const principal = linkIn(start, 'current-user-principal');
    const home = principal && linkIn(await one(principal, 'c:calendar-home-set'), 'calendar-home-set');
    return home ?? new URL(start.href);
  }

  return {
    /** The account's calendars that hold events, discovered from the entered address (RFC 6764). */
    async calendars(): Promise<CaldavCalendar[]> {
      const url = URL.parse(address);
      if (!url) throw new CaldavError('bad_address');
      const home = await homeOf(await begin(url));
      const names = ['d:resourcetype', 'd:displayname', 'd:current-user-privilege-set'];
      const wanted = propfind(...names, 'c:supported-calendar-component-set');
      return (await list('PROPFIND', home, '1', wanted))
        .filter(isCalendarOfEvents)
        .map(toCalendar)
        .filter(({ href }) => href.length <= most.href && belongsTo(new URL(href).hostname, entered))
        .slice(0, most.calendars);
    },
    /** A mark that changes with every change of the calendar, if the server has one. Throws where there is no calendar. */
    async mark(calendar: string): Promise<string | undefined> {
      const found = await one(new URL(calendar), 'd:resourcetype', 's:getctag', 'd:sync-token');
      // A server in trouble may send well-formed, but empty responses. Without this check its calendar would count as empty.
      if (!found?.properties.get('resourcetype')?.names.includes('calendar'))
        throw new CaldavError('not_caldav');
      const texts = ['sync-token', 'getctag'].map((name) => found.properties.get(name)?.text.trim());
      return texts.find((text) => text && text.length <= most.mark && !/\p{Cc}/u.test(text));
    },
    async eventsIn(calendar: string, { from, to }: { from: Date; to: Date }): Promise<CaldavObject[]> {
      const range = `<c:time-range start="${stamp(from)}" end="${stamp(to)}"/>`;
      const filter = `<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">${range}</c:comp-filter></c:comp-filter></c:filter>`;
      const body = xml('c:calendar-query', `${eventProperties}${filter}`);
      return listEvents(calendar, body);
    },
    /** The events at these addresses. Addresses at which the calendar has no event are left out of the result. */
    async eventsAt(calendar: string, hrefs: readonly string[]): Promise<CaldavObject[]> {
      const found: CaldavObject[] = [];
      for (let at = 0; at < hrefs.length; at += limits.hrefs) {
        const paths = hrefs.slice(at, at + limits.hrefs).map((href) => new URL(href).pathname);
        const asked = paths.map((path) => `<d:href>${escapeText(path)}</d:href>`).join('');
        const body = xml('c:calendar-multiget', `${eventProperties}${asked}`);
        found.push(...(await listEvents(calendar, body)));
      }
      return found;
    },
    /** Stores an event at the address if the condition holds, as a new one or in place of the stored one. */
    async put(href: string, data: string, condition: Condition): Promise<CaldavWritten> {
      const headers = { 'Content-Type': 'text/calendar; charset=utf-8', ...conditionHeaders(condition) };
      return outcome((await ask(new URL(href), { method: 'PUT', headers, body: data })).status);
    },
    /** Deletes an event if it still has the tag; without a tag in any case. An event that doesn't exist counts as deleted. */
    async remove(href: string, etag: string | undefined): Promise<CaldavWritten> {
      const headers = conditionHeaders({ etag });
      const { status } = await ask(new URL(href), { method: 'DELETE', headers });
      return status === 404 || status === 410 ? 'done' : outcome(status);
    },
  };
}

/** Whether, after this failure, the calendar server may still be found at another address. */
const isElsewhere = (error: unknown): error is CaldavError =>
  error instanceof CaldavError &&
  ['not_caldav', 'missing', 'forbidden', 'fault', 'elsewhere'].includes(error.reason);

function conditionHeaders(condition: Condition): Record<string, string> {
  if (condition === 'new') return { 'If-None-Match': '*' };
  return condition.etag ? { 'If-Match': condition.etag } : {};
}

/** Servers send 412 where the condition doesn't hold. Some send 409, for example where another event has the same UID. */
function outcome(status: number): CaldavWritten {
  if (status === 409 || status === 412) return 'changed';
  if (status < 200 || status > 299) throw new CaldavError(failureOf(status));
  return 'done';
}

function isCalendarOfEvents({ properties }: DavResource): boolean {
  const kinds = properties.get('supported-calendar-component-set')?.names ?? [];
  const holdsEvents = !kinds.includes('comp') || kinds.includes('VEVENT');
  return holdsEvents && (properties.get('resourcetype')?.names.includes('calendar') ?? false);
}

const writing = ['all', 'write', 'write-content', 'bind'];

const shownName = (name: string): string =>
  name
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, most.name);

function toCalendar({ href, properties }: DavResource): CaldavCalendar {
  const address = href.endsWith('/') ? href : `${href}/`;
  const [last = ''] = new URL(address).pathname.split('/').filter(Boolean).slice(-1);
  const privileges = properties.get('current-user-privilege-set')?.names;
  return {
    href: address,
    name: shownName(properties.get('displayname')?.text ?? '') || last,
    isWritable: privileges === undefined || writing.some((privilege) => privileges.includes(privilege)),
  };
}

function toObject({ href, status, properties }: DavResource): CaldavObject[] {
  const [data, etag] = ['calendar-data', 'getetag'].map((name) => properties.get(name)?.text.trim());
  const isThere = data || (etag && !href.endsWith('/'));
  if (!isThere || (status !== undefined && status !== 200)) return [];
  return [{ href, etag: etag || undefined, data: data ? `${data}\r\n` : '' }];
}
