import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ownerEnv } from '../owner-account.ts';
import { type ServerProcess, startBuiltServer } from '../server.ts';
import { book, emptyPackage, fightForSlot, freeCrowdedDay } from './bookings.ts';
import { type Fleet, openClient, type Sight } from './client.ts';
import { fightForSeats, passOnSeat } from './courses.ts';
import { exceedNetwork, payTwiceWithProof } from './guarded.ts';
import { type Finding, judgeDatabase } from './judge-database.ts';
import { judgeMails, type MailVerdict, ownersAddress } from './judge-mails.ts';
import { openMailSink } from './mail-sink.ts';
import { prepareStage, type StageSize } from './stage.ts';
import { answerOffers, waitInLine } from './waiting.ts';
import { below, createWorld, type World } from './world.ts';

export interface RaceSettings {
  /** The address of a database that nothing else uses; it may be empty. */
  databaseUrl: string;
  processes: number;
  /** After how many responses the race ends, and how many requests may wait for a response at the same time. */
  requests: number;
  atOnce: number;
  /** How many people are in the waiting list for the crowded days when the race begins. */
  waiters: number;
  /** How many visitors from outside use a proof of work twice. */
  outsiders: number;
  stage: StageSize;
  seed: number;
  /** Seconds after the last request within which every mail has to be sent. */
  mailSeconds: number;
  tell(line: string): void;
}

export interface Verdict {
  sight: Sight;
  seconds: number;
  /** What must not be in the database, and how often it is. */
  findings: Finding[];
  mails: MailVerdict;
  /** What visitors were told that can't be, one sentence each. */
  contradictions: string[];
}

/**
 * Has visitors compete for the same times, seats, offers, sessions and links at several processes on one PostgreSQL. In the
 * middle, one process is killed and started again. At the end, database and mails are compared with what the visitors were told.
 */
export async function race(settings: RaceSettings): Promise<Verdict> {
  const { databaseUrl, processes, tell } = settings;
  const folder = mkdtempSync(join(tmpdir(), 'kursu-race-'));
  const sink = await openMailSink();
  const database = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const servers: ServerProcess[] = [];
  const start = (number: number, env: Record<string, string> = {}) =>
    startBuiltServer({
      ...ownerEnv,
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, String(number)),
      SMTP_URL: sink.url,
      OWNER_EMAIL: ownersAddress,
      AUTH_SECRET: 'the same secret of all processes',
      ...env,
    });
  try {
    for (let number = 0; number < processes; number += 1) servers.push(await start(number));
    const fleet: Fleet = { urls: servers.map(({ url }) => url) };
    const stage = await prepareStage(fleet.urls[0] ?? '', sink, settings.stage);
    const world = createWorld(
      { client: openClient(fleet, settings.atOnce), sink, database, stage },
      settings.seed,
    );
    const lines = await fillCrowdedDays(world, settings.waiters);
    tell(`prepared: ${stage.slots.length} slots, ${world.waiters.length} people wait`);
    const begun = performance.now();
    const restarted = killInTheMiddle(world, fleet, settings, async (number) => {
      await servers[number]?.kill();
      tell(`killed process ${number + 1} after ${world.client.sight.answered} answers`);
      servers[number] = await start(number, { PORT: new URL(fleet.urls[number] ?? '').port });
    });
    await compete(world, settings);
    await restarted;
    world.ended.abort();
    await lines.done;
    const seconds = (performance.now() - begun) / 1000;
    tell(`${world.client.sight.answered} answers; the mails follow`);
    await mailsSent(world, settings);
    return {
      sight: world.client.sight,
      seconds,
      contradictions: world.contradictions,
      findings: await judgeDatabase(world),
      mails: await judgeMails(world),
    };
  } finally {
    for (const server of servers) await server.kill();
    await database.end();
    await sink.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Books the crowded days up, and puts people into the waiting list for them, who answer their offers during the race. Resolves
 * once all of them are in the list; `done` resolves once they have stopped.
 */
async function fillCrowdedDays(world: World, waiters: number): Promise<{ done: Promise<unknown> }> {
  const { services, crowded } = world.stage;
  const days = Map.groupBy(crowded, (id) => id.slice(0, 10));
  await Promise.all(
    [...days.values()].map(async (slots, processNumber) => {
      for (const service of services.toReversed())
        for (const slotId of slots) {
          const booked = await book(world, slotId, processNumber, service);
          if (booked) world.onCrowdedDays.push(booked);
        }
    }),
  );
  const joined = await Promise.all(
    Array.from({ length: waiters }, (_, processNumber) => waitInLine(world, processNumber)),
  );
  const answering = joined.filter((each) => each !== undefined).map((each) => answerOffers(world, each));
  return { done: Promise.all(answering) };
}

/** Calls `restart` for one process once half of the requests are answered; `fleet.away` names the process until it is back. */
async function killInTheMiddle(
  { client: { sight }, ended }: World,
  fleet: Fleet,
  { requests }: RaceSettings,
  restart: (number: number) => Promise<void>,
): Promise<void> {
  const half = sight.answered + requests / 2;
  while (sight.answered < half && !ended.signal.aborted) await pause(20);
  const number = Math.floor(fleet.urls.length / 2);
  fleet.away = number;
  await restart(number);
  fleet.away = undefined;
}

/** After so many bookings, visitors from outside begin. The site demands proofs from a lower number on, so surely then. */
const stormy = 40;

/** Runs visitors until enough requests are answered. Then waits, up to `mailSeconds`, until somebody has taken an offer. */
async function compete(
  world: World,
  { requests, atOnce, outsiders, mailSeconds }: RaceSettings,
): Promise<void> {
  const { sight } = world.client;
  const end = sight.answered + requests;
  const packages = [...world.stage.balances];
  const late: Promise<unknown>[] = [];
  const scenes: [share: number, (world: World) => Promise<unknown>][] = [
    [50, fightForSlot],
    [20, fightForSeats],
    [10, passOnSeat],
    [8, freeCrowdedDay],
    [10, (of) => nextPackage(of, packages)],
    // Not awaited here: the mail with the link may come as late as the end of the race.
    [2, async () => void late.push(waitInLine(world, below(world, 3)))],
  ];
  const visitor = async () => {
    while (sight.answered < end) await pick(world, scenes)(world);
  };
  const fromOutside = async () => {
    // Below the limit the site demands no proof.
    while (world.appointments.size < stormy) await pause(50);
    await exceedNetwork(world, 0);
    await Promise.all(
      Array.from({ length: outsiders }, (_, processNumber) => payTwiceWithProof(world, processNumber)),
    );
  };
  await Promise.all([...Array.from({ length: Math.ceil(atOnce / 2) }, visitor), fromOutside()]);
  const deadline = performance.now() + mailSeconds * 1000;
  while (!sight.byAct.get('take an offer')?.accepted && performance.now() < deadline) {
    await freeCrowdedDay(world);
    await pause(1_000);
  }
  world.ended.abort();
  await Promise.all(late);
}

async function nextPackage(world: World, packages: World['stage']['balances'][number][]): Promise<void> {
  const next = packages.pop();
  if (next) await emptyPackage(world, next);
}

function pick<Scene>(world: World, scenes: readonly (readonly [number, Scene])[]): Scene {
  let left = below(
    world,
    scenes.reduce((sum, [share]) => sum + share, 0),
  );
  const found = scenes.find(([share]) => {
    left -= share;
    return left < 0;
  });
  return (found ?? scenes[0])?.[1] as Scene;
}

/** Waits until no mail and no job is due, for `mailSeconds` at most. */
async function mailsSent({ database }: World, { mailSeconds, tell }: RaceSettings): Promise<void> {
  const deadline = performance.now() + mailSeconds * 1000;
  for (let last = ''; performance.now() < deadline; await pause(1_000)) {
    const { rows } = await database.query<{ mails: string; jobs: string }>(`select
      (select count(*) from mail_outbox where state in ('waiting', 'sending', 'failing') and due_at <= now()) as mails,
      (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()) as jobs`);
    const [{ mails, jobs } = { mails: '0', jobs: '0' }] = rows;
    if (mails === '0' && jobs === '0') return;
    const line = `${Math.ceil(Number(mails) / 500) * 500} mails to go`;
    if (line !== last) tell(line);
    last = line;
  }
}
