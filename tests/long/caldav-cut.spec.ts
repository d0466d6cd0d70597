import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reservations } from '#/features/booking/table';
import { busyTimes } from '#/features/schedule/table';
import { randomFrom } from '../support/fuzz';
import { asDate, idOf, meeting, moved, siteWithCalendarEach, startOf } from '../support/her-calendar';
import { reservationFor } from '../support/reservation';

// A Monday morning in Istanbul.
const her = siteWithCalendarEach('2026-06-08T07:00:00Z');

const seed = Number(process.env.CALDAV_SEED ?? Date.now() % 1_000_000);
const changes = 500;
const random = randomFrom(seed);
const below = (limit: number) => Math.floor(random() * limit);
const one = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)];

/** What should be on both sides: when each appointment begins, and when each event of the owner's own does. */
const live = new Map<string, number>();
const foreign = new Map<string, number>();
const done: Record<string, number> = {};
const count = (what: string) => {
  done[what] = (done[what] ?? 0) + 1;
};
const total = () => Object.values(done).reduce((sum, each) => sum + each, 0);

const stored = async (id: string) => {
  const [row] = await her.site.ctx.db.select().from(reservations).where(eq(reservations.id, id));
  return row;
};
const follow = async (id: string) => {
  const row = await stored(id);
  if (!row || row.status === 'cancelled') live.delete(id);
  else live.set(id, row.startsAt.getTime());
};

const changesHere = (slots: readonly string[]) => {
  const change = async (what: string, path: string, body: object) => {
    const id = one([...live.keys()]);
    if (!id) return;
    const { status } = await her.owner.call('POST', `reservations/${id}/${path}`, body);
    if (status !== 200) return;
    await follow(id);
    count(what);
  };
  const booking = async () => {
    const booked = await her.site.post('/api/reservations', reservationFor(one(slots) ?? ''));
    if (booked.status !== 201) return;
    await follow((await booked.json()).reservationId);
    count('booked');
  };
  // More is booked than cancelled, so that there is something to change.
  return [
    booking,
    booking,
    () => change('moved', 'move', { slotId: one(slots) }),
    () => change('cancelled', 'cancel', {}),
  ];
};

const anyOfOurs = async () => one((await her.server.events(her.server.work)).filter(idOf));
const moving = async () => {
  const event = await anyOfOurs();
  const to = event && asDate(startOf(event)).getTime() + (below(20) - 10) * 1_800_000;
  if (event && to && (await her.server.put(event.href, moved(event, to), event.etag))) count('she moved');
};
const deleting = async () => {
  const event = await anyOfOurs();
  if (event && (await her.server.remove(event.href, event.etag))) count('she deleted');
};
const adding = async () => {
  const href = `${one([her.server.work, her.server.home])}f${below(60)}.ics`;
  const at = Date.parse('2026-06-20T00:00:00Z') + below(10) * 86_400_000 + below(24) * 3_600_000;
  await her.server.put(href, meeting(href, at));
  foreign.set(href, at);
  count('she added');
};
const removing = async () => {
  const href = one([...foreign.keys()]);
  if (!href) return;
  await her.server.remove(href);
  foreign.delete(href);
  count('she removed');
};
const changesOfHers = [moving, moving, deleting, adding, removing];

/** Repeats `work` until the returned function is called. */
function repeatedly(work: () => Promise<unknown>) {
  let isOver = false;
  const ended = (async () => {
    while (!isOver) await work();
  })();
  return async () => {
    isOver = true;
    await ended;
  };
}

async function cut(): Promise<void> {
  await pause(below(120));
  her.proxy.gone();
  await pause(below(30));
  her.proxy.pass();
}

async function quiet(): Promise<void> {
  for (let round = 0; round < 3; round++) expect(await her.sync()).toBeUndefined();
}

/** When the events of appointments begin, by the appointment's id. */
async function held(): Promise<Map<string | undefined, number>> {
  const events = (await her.server.events(her.server.work)).filter(idOf);
  const byId = new Map(events.map((event) => [idOf(event), asDate(startOf(event)).getTime()]));
  expect(byId.size, 'no doubles').toBe(events.length);
  return byId;
}

interface Asked {
  id: string;
  movedTo: string | null;
  of: { sequence: number };
}

/** Asserts that a proposal asks about each event that the owner changed, and that all other events are as the site has them. */
async function expectAskedOrSame(proposals: readonly Asked[]): Promise<void> {
  const there = await held();
  const asked = new Map(
    proposals.map(({ id, movedTo }) => [id, movedTo ? Date.parse(movedTo) : undefined] as const),
  );
  for (const [id, start] of live) {
    expect((await stored(id))?.startsAt.getTime(), 'never moved silently').toBe(start);
    const differs = there.get(id) !== start;
    expect([id, asked.has(id)]).toEqual([id, differs]);
    if (differs) expect(asked.get(id)).toBe(there.get(id));
  }
  for (const id of there.keys()) expect(live.has(id ?? ''), 'what was cancelled is gone').toBe(true);
}

async function decide({ id, of: { sequence } }: Asked): Promise<boolean> {
  const wants = below(2) === 0 ? 'accept' : 'put_back';
  const { status } = await her.answer(id, wants, sequence);
  if (status !== 200) expect((await her.answer(id, 'put_back', sequence)).status).toBe(200);
  await follow(id);
  return status === 200 && wants === 'accept';
}

async function expectTheSame(): Promise<void> {
  expect([...(await held())].sort()).toEqual([...live].sort());
  const events = [
    ...(await her.server.events(her.server.work)),
    ...(await her.server.events(her.server.home)),
  ];
  const others = events.filter((event) => !idOf(event));
  expect(others.map((event) => [event.href, asDate(startOf(event)).getTime()]).sort()).toEqual(
    [...foreign].sort(),
  );
  const busy = await her.site.ctx.db.select().from(busyTimes);
  const hours = busy.flatMap(({ startsAt, endsAt }) => {
    const length = (endsAt.getTime() - startsAt.getTime()) / 3_600_000;
    return Array.from({ length }, (_, hour) => startsAt.getTime() + hour * 3_600_000);
  });
  expect([...new Set(hours)].sort()).toEqual([...new Set(foreign.values())].sort());
}

test(`Given ${changes} changes on both sides with the connection cut at random, Then both converge without doubles or losses (seed ${seed})`, async () => {
  await her.connect();
  const here = changesHere((await her.owner.slots('ai-growth')).map(({ id }) => id));
  const endCutting = repeatedly(cut);
  let failed = 0;
  const endSyncing = repeatedly(async () => {
    if (await her.sync()) failed += 1;
    await pause(below(50));
  });
  while (total() < changes) {
    await one(below(2) === 0 ? here : changesOfHers)?.();
    await pause(below(20));
  }
  await endSyncing();
  await endCutting();
  await quiet();
  const { proposals } = await her.ownCalendar();
  await expectAskedOrSame(proposals);
  let accepted = 0;
  for (const each of proposals) if (await decide(each)) accepted += 1;
  await quiet();
  expect((await her.ownCalendar()).proposals).toEqual([]);
  await expectTheSame();
  expect(failed, 'the connection was cut').toBeGreaterThan(20);
  console.info(
    JSON.stringify({ seed, done, failed, proposals: proposals.length, accepted, live: live.size }),
  );
}, 600_000);
