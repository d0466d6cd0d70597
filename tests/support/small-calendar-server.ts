import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A calendar server with the requests that the site sends, for tests that change or break its responses. */
export interface SmallCalendarServer {
  url: string;
  /** The calendar's events, by path. */
  events: Map<string, { data: string; etag: string }>;
  /** Methods and paths of the requests, in order. */
  asked: string[];
  store(path: string, data: string): void;
  /** Responds to every request with this status; with undefined, responds normally again. */
  failWith(status: number | undefined): void;
  /** Refuses every change of an event with 412, as if the event's tag had changed. */
  refuseConditions(isRefusing: boolean): void;
  /** Sends only this share (0 to 1) of each response with events, as if it were complete; with undefined, sends all of it. */
  cutAfter(share: number | undefined): void;
  /** Responds to every request with a well-formed, but empty multistatus. */
  sayNothing(isSilent: boolean): void;
  /** Gives its events addresses on this other server; with '', on itself again. */
  claimAt(server: string): void;
  /** Leaves the data of the events out of its responses. */
  withhold(isWithheld: boolean): void;
  /** Carries out the next request of this method, but cuts the connection instead of responding; with undefined, of none. */
  loseResponseTo(method: string | undefined): void;
  stop(): Promise<void>;
}

export const smallAccount = { username: 'leyla', password: 'k7x2-mavi-9q' } as const;
export const smallCalendar = '/leyla/work/';

const authorization = `Basic ${Buffer.from(`${smallAccount.username}:${smallAccount.password}`).toString('base64')}`;
const escaped = (part: string) => part.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const response = (href: string, properties: string) =>
  `<D:response><D:href>${href}</D:href><D:propstat><D:prop>${properties}</D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>`;
const multistatus = (responses: string[]): Answer => [
  207,
  `<?xml version="1.0"?><D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:S="http://calendarserver.org/ns/">${responses.join('')}</D:multistatus>`,
];
type Answer = [status: number, body?: string];

export async function startSmallCalendarServer(): Promise<SmallCalendarServer> {
  const events: SmallCalendarServer['events'] = new Map();
  const asked: string[] = [];
  let changes = 0;
  let failure: number | undefined;
  let lost: string | undefined;
  let share: number | undefined;
  let isWithholding = false;
  let isRefusing = false;
  let isSilent = false;
  let claimed = '';
  const store = (path: string, data: string) => {
    changes += 1;
    events.set(path, { data, etag: `"${changes}"` });
  };
  const objects = (paths: string[]) =>
    multistatus(
      paths.map((path) => {
        const { data, etag } = events.get(path) ?? { data: '', etag: '' };
        const content = isWithholding ? '' : `<C:calendar-data>${escaped(data)}</C:calendar-data>`;
        const properties = `<D:getetag>${escaped(etag)}</D:getetag>${content}`;
        return events.has(path)
          ? response(claimed + path, properties)
          : `<D:response><D:href>${path}</D:href><D:status>HTTP/1.1 404 Not Found</D:status></D:response>`;
      }),
    );
  const propfind = (path: string): Answer => {
    const links =
      '<D:current-user-principal><D:href>/leyla/</D:href></D:current-user-principal><C:calendar-home-set><D:href>/leyla/</D:href></C:calendar-home-set>';
    const calendar = `<D:resourcetype><D:collection/><C:calendar/></D:resourcetype><D:displayname>İş</D:displayname><S:getctag>${changes}</S:getctag>`;
    if (path === smallCalendar) return multistatus([response(smallCalendar, calendar)]);
    const folder = response('/leyla/', `<D:resourcetype><D:collection/></D:resourcetype>${links}`);
    return path === '/leyla/' ? multistatus([folder, response(smallCalendar, calendar)]) : [404];
  };
  const report = (body: string): Answer => {
    const wanted = [...body.matchAll(/<d:href>([^<]*)</g)].map(([, href = '']) => href);
    return objects(body.includes('multiget') ? wanted : [...events.keys()]);
  };
  const isAsWanted = (path: string, { ifMatch, ifNoneMatch }: Conditions) =>
    ifNoneMatch ? !events.has(path) : !ifMatch || events.get(path)?.etag === ifMatch;
  const answer = (method: string, path: string, body: string, conditions: Conditions): Answer => {
    if (method === 'PROPFIND') return propfind(path);
    if (method === 'REPORT') return report(body);
    if (isRefusing || !isAsWanted(path, conditions)) return [412];
    if (method === 'PUT') store(path, body);
    else if (method !== 'DELETE') return [405];
    else if (!events.delete(path)) return [404];
    else changes += 1;
    return [204];
  };
  const silentAnswer = () => (isSilent ? multistatus([]) : undefined);
  const server = createServer(async (request, sent) => {
    const { method = '', url = '', headers } = request;
    asked.push(`${method} ${url}`);
    const body = await text(request);
    const conditions = { ifMatch: headers['if-match'], ifNoneMatch: headers['if-none-match'] };
    const refusal = failure ?? (headers.authorization === authorization ? undefined : 401);
    if (url === '/.well-known/caldav') {
      sent.writeHead(301, { Location: '/leyla/' }).end();
      return;
    }
    const [status, content] = refusal ? [refusal] : (silentAnswer() ?? answer(method, url, body, conditions));
    if (method === lost) {
      lost = undefined;
      request.socket.destroy();
    } else {
      const part = share !== undefined && method === 'REPORT' ? share : 1;
      sent.writeHead(status, { 'Content-Type': 'application/xml' });
      sent.end(content?.slice(0, Math.floor(content.length * part)));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    asked,
    store,
    failWith: (status) => {
      failure = status;
    },
    refuseConditions: (next) => {
      isRefusing = next;
    },
    cutAfter: (next) => {
      share = next;
    },
    claimAt: (next) => {
      claimed = next;
    },
    sayNothing: (next) => {
      isSilent = next;
    },
    withhold: (next) => {
      isWithholding = next;
    },
    loseResponseTo: (method) => {
      lost = method;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Conditions {
  ifMatch: string | undefined;
  ifNoneMatch: string | undefined;
}
