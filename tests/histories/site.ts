import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { balanceTokens } from '#/features/balances/table';
import { bookingSettings, reservationTokens } from '#/features/booking/table';
import { consultingPackages, consultingServices } from '#/features/catalogue/table';
import { waitingEntries, waitingSettings, waitingTokens } from '#/features/waiting/table';
import { openDatabase } from '#/platform/db/open';
import { mintLink } from '#/platform/mail/link-tokens';
import { openTestApi, serveTestApi, type TestApi } from '../support/api';
import { type Engine, migrationsDir, type TestDatabase } from '../support/database';
import { signedInBefore } from '../support/owner';
import { type Cleaning, openCleaning } from './cleaning';
import { type Death, watchDeath } from './death';
import { prepareReading, readStored, type Stored } from './stored';
import { startWorker, type Worker } from './worker';
import type { OwnersCalendar, Service, World } from './world';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what the API answers is checked where it is used.
  body: any;
}

const begins = '2027-01-04T06:00:00Z';
/** A content that never changes, so that privacy notices are made only once: no history is about them. */
const content = {
  current: () => 1,
  isKnown: () => true,
  timeZone: () => 'Europe/Istanbul',
  stop: async () => undefined,
};

/** A site on which one history after the other takes place. */
export class HistorySite {
  readonly engine: Engine;
  #api: TestApi;
  #cookie: string;
  #death: Death;
  #cleaning: Cleaning;
  worker: Worker;
  /** The owner's connected calendars, as their servers return them. */
  calendars: () => readonly OwnersCalendar[] = () => [];
  #histories = 0;
  /** How often the process has died in the middle of something. */
  deaths = 0;

  private constructor(engine: Engine, api: TestApi, cookie: string, worker: Worker, cleaning: Cleaning) {
    this.engine = engine;
    this.#api = api;
    this.#cookie = cookie;
    this.worker = worker;
    this.#cleaning = cleaning;
    this.#death = watchDeath(api.database);
  }

  static async open(engine: Engine, services: readonly Service[]): Promise<HistorySite> {
    const calendars: { current: () => readonly OwnersCalendar[] } = { current: () => [] };
    const fetchOutside = fetchFrom(() => calendars.current());
    const api = await openTestApi(engine, begins, { content, fetchOutside });
    const [cookie, worker] = [await signedInBefore(api), await startWorker(api)];
    const site = new HistorySite(engine, api, cookie, worker, await openCleaning(api.database));
    calendars.current = () => site.calendars();
    await offerOnly(api, services);
    await prepareReading(api.ctx.db);
    return site;
  }

  get now(): number {
    return this.#api.clock.now().getTime();
  }
  set now(at: number) {
    this.#api.clock.set(new Date(at).toISOString());
  }

  /** Prepares the site for the next history: deletes the rows of the last one, and stores the new rule and settings. */
  async begin(
    { rule, waiting }: Pick<World, 'rule' | 'waiting'>,
    calendars: () => readonly OwnersCalendar[],
  ): Promise<void> {
    const { db } = this.#api.ctx;
    this.calendars = calendars;
    this.worker.sent.length = 0;
    await this.#cleaning.clean();
    this.#histories += 1;
    if (this.#histories % 50 === 0) await this.#cleaning.vacuum();
    await db.insert(bookingSettings).values({ placeholder: false, ...rule });
    if (waiting.version > 0) await db.insert(waitingSettings).values(waiting);
  }

  async #send(path: string, init: RequestInit): Promise<Answer> {
    const response = await this.#api.request(path, init);
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  get = (path: string): Promise<Answer> => this.#send(path, {});

  post(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    const sent = { 'Content-Type': 'application/json', ...headers };
    return this.#send(path, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  }

  /** Sends a request as the owner; `path` is below `/api/admin/`. */
  owner(method: string, path: string, body?: object): Promise<Answer> {
    const headers = { Cookie: this.#cookie, 'Content-Type': 'application/json' };
    return this.#send(`/api/admin/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  stored = (): Promise<Stored> => readStored(this.#api.ctx.db);

  /** Runs `work` in a process that dies meanwhile, unless `work` ends before. Its result is lost in any case. */
  async diesIn(work: () => Promise<unknown>, { messages, inFlight, reopens }: Dying): Promise<void> {
    this.#death.after(messages, inFlight);
    await work().catch(() => undefined);
    if (reopens) await this.#reopen();
    else if (await this.#death.revive()) this.deaths += 1;
  }

  /** Replaces the process by a new one. The embedded database is opened on a copy of its files as they are at this moment. */
  async #reopen(): Promise<void> {
    const former = this.#api;
    const { database } = former;
    const { databaseUrl, dataDir } = database;
    const folder = databaseUrl ? dataDir : mkdtempSync(join(tmpdir(), 'kursu-history-'));
    if (!databaseUrl)
      cpSync(dataDir, folder, { recursive: true, filter: (path) => path !== join(dataDir, 'lock') });
    if (await this.#death.revive()) this.deaths += 1;
    await former.jobs.stop(0);
    const opened = await openDatabase({ databaseUrl, dataDir: folder, migrationsDir });
    const next: TestDatabase = {
      ...opened,
      ...{ dataDir: folder, ...(databaseUrl ? { databaseUrl } : {}) },
      close: async () => {
        await opened.close();
        if (databaseUrl) await database.close();
        else rmSync(folder, { recursive: true, force: true });
      },
    };
    if (!databaseUrl) await database.close();
    const { sent } = this.worker;
    this.#api = await serveTestApi(next, former.clock, {
      content,
      fetchOutside: fetchFrom(() => this.calendars()),
    });
    this.#death = watchDeath(next);
    await this.#cleaning.close();
    this.#cleaning = await openCleaning(next);
    this.worker = await startWorker(this.#api);
    this.worker.sent.push(...sent);
  }

  /** The token of a new link, like that in a sent mail. */
  link(kind: 'appointment' | 'balance' | 'waiting', id: string): Promise<string> {
    const tokens = { appointment: reservationTokens, balance: balanceTokens, waiting: waitingTokens }[kind];
    return mintLink(this.#api.ctx.db, tokens, id, this.#api.clock.now());
  }

  /** The id of the latest entry of an address in the waiting list of a service. */
  async entryOf(email: string, service: string): Promise<string | undefined> {
    const rows = await this.#api.ctx.db.select().from(waitingEntries).where(eq(waitingEntries.email, email));
    return rows.filter((each) => each.serviceId === service).sort((a, b) => +b.createdAt - +a.createdAt)[0]
      ?.id;
  }

  async close(): Promise<void> {
    await this.#cleaning.close();
    await this.#api.close();
  }
}

export interface Dying {
  messages: number;
  inFlight: boolean;
  /** Whether the new process opens the database anew. */
  reopens: boolean;
}

const utc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

const calendarFile = ({ events }: OwnersCalendar): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//her//EN'],
    ...events.flatMap(({ start, end }) => [
      ...['BEGIN:VEVENT', `UID:${randomUUID()}`, `DTSTAMP:${utc(start)}`],
      ...[`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`, 'SUMMARY:busy', 'END:VEVENT'],
    ]),
    ...['END:VCALENDAR', ''],
  ].join('\r\n');

const fetchFrom =
  (calendars: () => readonly OwnersCalendar[]): TestApi['ctx']['fetchOutside'] =>
  async (address) => {
    const calendar = calendars().find((each) => each.address === address);
    if (!calendar?.isReachable) return { ok: false, reason: 'unreachable' };
    return {
      ok: true,
      url: address,
      contentType: 'text/calendar',
      bytes: Buffer.from(calendarFile(calendar)),
    };
  };

/** Publishes the services of the histories alone, and makes one package pay only for the first of them. */
async function offerOnly({ ctx: { db } }: TestApi, services: readonly Service[]): Promise<void> {
  await db.update(consultingServices).set({ isPublished: false });
  for (const { id, minutes, approval, hours, before, after, notice, perDay } of services) {
    const own = { hours, bufferBefore: before, bufferAfter: after, noticeHours: notice, perDay };
    const hasOwn = Object.values(own).some((each) => each !== null);
    await db
      .update(consultingServices)
      .set({
        ...{ isPublished: true, durations: [minutes], rule: hasOwn ? own : null },
        booking: approval ? 'approval' : 'instant',
      })
      .where(eq(consultingServices.id, id));
  }
  await db
    .update(consultingPackages)
    .set({ services: [services[0]?.id ?? ''], returnHours: 6 })
    .where(eq(consultingPackages.id, 'alti-aylik-danismanlik'));
}
