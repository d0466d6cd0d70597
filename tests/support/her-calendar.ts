import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { OwnCalendar } from '#/features/own-calendar/admin-queries';
import { keepInStep } from '#/features/own-calendar/jobs';
import { accountBusyTimes } from '#/features/schedule/commands/account-busy-times';
import { openTestApi, type TestApi } from './api';
import { type CalendarServer, calendarAccount, type HeldEvent, startCalendarServer } from './calendar-server';
import { openAvailability } from './owners-availability';
import { startTcpProxy, type TcpProxy } from './tcp-proxy';

/** Writes an instant as calendar files do. `asDate` reads it. */
const utc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
export const startOf = ({ data }: HeldEvent) => /^DTSTART:(\w+)/m.exec(data)?.[1] ?? '';
/** The id of the appointment to which an event belongs. */
export const idOf = ({ data }: HeldEvent) => /^UID:([0-9a-f-]{36})@localhost/m.exec(data)?.[1];
export const asDate = (stamp: string) =>
  new Date(stamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));

/** The event after it was moved to another beginning, as a calendar program stores it. */
export function moved({ data }: HeldEvent, to: number): string {
  const length =
    asDate(/^DTEND:(\w+)/m.exec(data)?.[1] ?? '').getTime() -
    asDate(/^DTSTART:(\w+)/m.exec(data)?.[1] ?? '').getTime();
  return data
    .replace(/^DTSTART:.*$/m, `DTSTART:${utc(to)}`)
    .replace(/^DTEND:.*$/m, `DTEND:${utc(to + length)}`)
    .replace(/\r?\n/g, '\r\n');
}

/** An event of one hour that the owner made in her calendar program. */
export const meeting = (uid: string, at: number) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//her//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART:${utc(at)}`,
    `DTEND:${utc(at + 3_600_000)}`,
    `SUMMARY:${uid}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const services = {
  key: new Uint8Array(32).fill(8),
  allowPrivateHosts: ['127.0.0.1'],
  baseUrl: 'http://localhost:3000',
  busy: accountBusyTimes,
};

/**
 * Starts a calendar server with a proxy in front of it for a file of tests. Each test gets a new site at `now`, empty calendars,
 * and a proxy that passes everything on.
 */
export function siteWithCalendarEach(now: string) {
  let server: CalendarServer;
  let proxy: TcpProxy;
  let site: TestApi;
  let owner: Awaited<ReturnType<typeof openAvailability>>;
  beforeAll(async () => {
    server = await startCalendarServer();
    proxy = await startTcpProxy({ host: '127.0.0.1', port: server.port });
  });
  afterAll(async () => {
    await proxy?.stop();
    await server?.stop();
  });
  beforeEach(async () => {
    proxy.pass();
    for (const calendar of [server.work, server.home])
      for (const { href } of await server.events(calendar)) await server.remove(href);
    site = await openTestApi('postgres', now);
    owner = await openAvailability(site);
  });
  afterEach(() => site.close());

  /** An address of the server as the site uses it: through the proxy. */
  const seen = (address: string) => address.replace(server.url, `http://127.0.0.1:${proxy.port}`);
  /** Synchronises, as a job does every minute. */
  const sync = (continues = false) => keepInStep(site.ctx, services, { continues });
  const ownCalendar = async () => (await owner.call('GET', 'own-calendar')).json();
  return {
    get server() {
      return server;
    },
    get proxy() {
      return proxy;
    },
    get site() {
      return site;
    },
    get owner() {
      return owner;
    },
    seen,
    sync,
    ownCalendar,
    async connect() {
      const account = { address: seen(server.url), ...calendarAccount };
      const connected = await owner.call('POST', 'own-calendar/account', account);
      expect(connected.status).toBe(201);
      const { version } = (await connected.json()).account;
      const choice = { writeTo: seen(server.work), busy: [server.work, server.home].map(seen), version };
      expect((await owner.call('PUT', 'own-calendar/account', choice)).status).toBe(200);
      await sync();
    },
    async answer(id: string, chosen: 'accept' | 'put_back', sequence: number) {
      const { proposals } = (await ownCalendar()) as OwnCalendar;
      const movedTo = proposals.find((each) => each.id === id)?.movedTo ?? null;
      return owner.call('POST', `own-calendar/proposals/${id}`, { answer: chosen, sequence, movedTo });
    },
  };
}
