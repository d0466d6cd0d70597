import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { OwnCalendar } from '#/features/own-calendar/admin-queries';
import { keepInStep } from '#/features/own-calendar/jobs';
import { accountBusyTimes } from '#/features/schedule/commands/account-busy-times';
import { openTestApi, type TestApi } from './api';
import type { Engine } from './database';
import { openAvailability } from './owners-availability';
import {
  type SmallCalendarServer,
  smallAccount,
  smallCalendar,
  startSmallCalendarServer,
} from './small-calendar-server';

const services = {
  key: new Uint8Array(32).fill(8),
  allowPrivateHosts: ['127.0.0.1'],
  baseUrl: 'http://localhost:3000',
  busy: accountBusyTimes,
};

/**
 * Starts a small calendar server for a suite. Each test gets a new site at `now` whose owner can connect her account there, an
 * empty calendar, and a server that responds normally.
 */
export function smallCalendarEach(engine: Engine, now: string) {
  let server: SmallCalendarServer;
  let site: TestApi;
  let owner: Awaited<ReturnType<typeof openAvailability>>;
  beforeAll(async () => {
    server = await startSmallCalendarServer();
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    server.failWith(undefined);
    server.refuseConditions(false);
    server.cutAfter(undefined);
    server.claimAt('');
    server.sayNothing(false);
    server.withhold(false);
    server.loseResponseTo(undefined);
    server.events.clear();
    server.asked.length = 0;
    site = await openTestApi(engine, now);
    owner = await openAvailability(site);
  });
  afterEach(() => site.close());

  const sync = (continues = false) => keepInStep(site.ctx, services, { continues });
  const state = async () => (await owner.call('GET', 'own-calendar')).json();
  return {
    get server() {
      return server;
    },
    get site() {
      return site;
    },
    get owner() {
      return owner;
    },
    sync,
    state,
    async syncWell() {
      await sync();
      expect((await state()).account).toMatchObject({ error: null, state: 'ok' });
    },
    async connect() {
      const account = { address: server.url, ...smallAccount };
      const { version } = (await (await owner.call('POST', 'own-calendar/account', account)).json()).account;
      const calendar = server.url + smallCalendar;
      await owner.call('PUT', 'own-calendar/account', { writeTo: calendar, busy: [calendar], version });
      await sync();
    },
    /** When the events in the calendar begin; undefined for an entry without a beginning. */
    written: () => [...server.events.values()].map(({ data }) => /^DTSTART:(.*)\r$/m.exec(data)?.[1]),
    /** Answers a proposal. Without `movedTo`, the answer names the proposed time. */
    async answer(id: string, chosen: 'accept' | 'put_back', movedTo?: string | null) {
      const { proposals } = (await state()) as OwnCalendar;
      const proposed = proposals.find((each) => each.id === id)?.movedTo ?? null;
      const answer = { answer: chosen, sequence: 0, movedTo: movedTo === undefined ? proposed : movedTo };
      return owner.call('POST', `own-calendar/proposals/${id}`, answer);
    },
  };
}
