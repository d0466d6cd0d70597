import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { needProgram } from './proxies';
import { freePort } from './server';

export const calendarAccount = { username: 'leyla', password: 'bir uygulama parolası' } as const;

/** An event on a calendar server, as a calendar program reads and writes it. */
export interface HeldEvent {
  /** The event's address on the server. */
  href: string;
  data: string;
  etag: string;
}

/** A calendar server on this machine: Radicale, with one account and two empty calendars. */
export interface CalendarServer {
  /** The address that an owner enters to connect the account. */
  url: string;
  port: number;
  /** The addresses of the calendars. */
  work: string;
  home: string;
  /** The events of the calendar at this address. This and the next two act as the calendar programs of the owner do. */
  events(calendar: string): Promise<HeldEvent[]>;
  /** With `etag`, `put` and `remove` change only an event that has this tag. They resolve to whether they changed it. */
  put(href: string, data: string, etag?: string): Promise<boolean>;
  remove(href: string, etag?: string): Promise<boolean>;
  changePassword(password: string): Promise<void>;
  stop(): Promise<void>;
}

const authorization = `Basic ${Buffer.from(`${calendarAccount.username}:${calendarAccount.password}`).toString('base64')}`;

const onlyWith = (etag: string | undefined) => (etag ? { 'If-Match': etag } : {});

export async function startCalendarServer(): Promise<CalendarServer> {
  needProgram('radicale', '--version', 'radicale');
  const folder = mkdtempSync(join(tmpdir(), 'kursu-calendars-'));
  const port = await freePort();
  mkdirSync(join(folder, 'collections'));
  const users = join(folder, 'users');
  writeFileSync(users, `${calendarAccount.username}:${calendarAccount.password}\n`);
  writeFileSync(
    join(folder, 'config'),
    `[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${users}
htpasswd_encryption = plain
delay = 0
[rights]
type = owner_only
[storage]
filesystem_folder = ${folder}/collections
[logging]
level = error
`,
  );
  const server = spawn('radicale', ['--config', join(folder, 'config')], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  const send = async (method: string, address: string, body?: string, headers = {}) => {
    const response = await fetch(address, {
      method,
      headers: { Authorization: authorization, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    if (!response.ok && ![404, 412].includes(response.status))
      throw new Error(`${method} ${response.status}`);
    return response;
  };
  const made = async (name: string, title: string): Promise<string> => {
    const address = `${url}/${calendarAccount.username}/${name}/`;
    await send(
      'MKCALENDAR',
      address,
      `<?xml version="1.0"?><c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><d:displayname>${title}</d:displayname><c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set></d:prop></d:set></c:mkcalendar>`,
    );
    return address;
  };
  await vi.waitFor(async () => expect((await fetch(`${url}/.web/`)).status).toBeLessThan(500), {
    timeout: 20_000,
  });
  return {
    url,
    port,
    work: await made('work', 'İş'),
    home: await made('home', 'Ev &amp; aile'),
    async events(calendar) {
      const body =
        '<?xml version="1.0"?><c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><d:getetag/><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"/></c:filter></c:calendar-query>';
      const text = await (await send('REPORT', calendar, body, { Depth: '1' })).text();
      return [...text.matchAll(/<response>([\s\S]*?)<\/response>/g)].map(([, part = '']) => {
        const [, path = ''] = /<href>([^<]*)<\/href>/.exec(part) ?? [];
        const [, etag = ''] = /<getetag>([^<]*)<\/getetag>/.exec(part) ?? [];
        const [, data = ''] = /<[A-Z]*:?calendar-data>([^<]*)</.exec(part) ?? [];
        return { href: new URL(path, url).href, etag, data: data.replaceAll('&#13;', '') };
      });
    },
    put: async (href, data, etag) =>
      (await send('PUT', href, data, { 'Content-Type': 'text/calendar', ...onlyWith(etag) })).ok,
    remove: async (href, etag) => (await send('DELETE', href, undefined, onlyWith(etag))).ok,
    changePassword: (next) => writeFile(users, `${calendarAccount.username}:${next}\n`),
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
