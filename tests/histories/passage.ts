import { lapse } from './appointments';
import { dueOf, settle } from './courses';
import { minute } from './days';
import { deliver } from './mails';
import { expire } from './packages';
import type { Dying, HistorySite } from './site';
import { compare } from './stored';
import { adoptOffers, lookAtList } from './waiting';
import { type DueJob, looks, mailQueue } from './worker';
import type { World } from './world';

/** Whether a job is one that searches for work every few minutes (`looks`). The one that runs when an offer ends is not. */
const isLook = ({ holds }: World, { queue, at }: DueJob): boolean =>
  looks.some((each) => each === queue) && at > 0 && !holds.some(({ until }) => until === at);

/** The queues, and the ids of the calendars, whose jobs ran. */
type Ran = Set<string>;

/** Applies to the model what a job has done, after the product has run it. */
async function follow(world: World, site: HistorySite, { queue, data }: DueJob): Promise<void> {
  if (queue === 'booking-request') return lapse(world, data.reservationId ?? '');
  if (queue === 'balance-end') return expire(world, data.balanceId ?? '');
  if (queue === 'booking-freed') {
    const lapsed = lookAtList(world);
    return adoptOffers(world, (await site.stored()).holds, { lapsed });
  }
  const cohort = world.cohorts.find(({ id }) => id === data.cohortId);
  if (queue === 'cohort-due' && cohort) settle(world, cohort);
  const calendar = world.calendars.find(({ id }) => id === data.calendarId);
  if (queue === 'availability-calendar' && calendar?.isReachable) calendar.known = [...calendar.events];
}

/** Runs due jobs in turn. With `dying`, the process dies in the first, unless it sends a mail; the next process repeats it. */
async function runAll(
  world: World,
  site: HistorySite,
  jobs: readonly DueJob[],
  { ran, dying }: { ran: Ran; dying?: Dying | undefined },
): Promise<void> {
  const [first] = jobs;
  if (first && dying && first.queue !== mailQueue) await site.diesIn(() => site.worker.run(first), dying);
  for (const job of jobs) {
    await site.worker.run(job);
    ran.add(job.data.calendarId ?? job.queue);
    if (job.queue !== mailQueue) await follow(world, site, job);
    const mail = world.mails.find(({ id }) => id !== undefined && id === job.data.mailId);
    if (mail) deliver(world, mail);
  }
  await site.worker.done(jobs);
}

/**
 * Runs all jobs that are due now, mails last; with `withLooks` also the routine looks. `jobs` are the stored jobs, where the
 * caller knows them already. Resolves to the jobs that are stored for later.
 */
async function runDue(
  world: World,
  site: HistorySite,
  { ran, withLooks, dying }: { ran: Ran; withLooks: boolean; dying?: Dying | undefined },
  jobs?: readonly DueJob[],
): Promise<readonly DueJob[]> {
  let stored = jobs ?? (await site.worker.jobs());
  while (true) {
    const due = stored.filter((job) => job.at <= world.now && (withLooks || !isLook(world, job)));
    if (due.length === 0) break;
    const others = due.filter(({ queue }) => queue !== mailQueue);
    // Gives the model's mails their ids, which the jobs of mails name.
    if (others.length === 0) compare(world, await site.stored());
    await runAll(world, site, others.length > 0 ? others : due, { ran, dying });
    stored = await site.worker.jobs();
  }
  // Does in the model all that is due. Where no job has done the same, the next comparison fails.
  for (const { id } of world.appointments) lapse(world, id);
  for (const { id } of world.balances) expire(world, id);
  for (const cohort of world.cohorts) settle(world, cohort);
  for (const mail of world.mails) if (mail.due <= world.now) deliver(world, mail);
  if (world.holds.some(({ ended, until }) => ended === null && until <= world.now))
    throw new Error('an offer outlived its time');
  return stored;
}

/** The times at which something is due according to the model. */
const moments = ({ appointments, balances, holds, cohorts, mails }: World): number[] => [
  ...appointments.flatMap(({ status, until }) => (status === 'pending' ? [until] : [])),
  ...balances.flatMap(({ status, end }) =>
    end !== null && (status === 'paid' || status === 'unpaid') ? [end] : [],
  ),
  ...holds.flatMap(({ ended, until }) => (ended === null ? [until] : [])),
  ...cohorts.flatMap(dueOf),
  ...mails.flatMap(({ state, due }) => (state === 'waiting' ? [due] : [])),
];

function setClock(world: World, site: HistorySite, at: number): void {
  world.now = at;
  site.now = at;
}

/** Lets time pass while the worker runs. Routine looks run only once, at the end, as on a busy machine. */
export async function pass(world: World, site: HistorySite, length: number): Promise<void> {
  const until = world.now + length;
  const ran: Ran = new Set();
  const isWaitedFor = world.entries.some(({ status }) => status === 'waiting' || status === 'unconfirmed');
  const calendars = world.calendars.map(({ id }) => id);
  let jobs = await runDue(world, site, { ran, withLooks: false });
  while (true) {
    const ahead = jobs.filter((job) => !isLook(world, job)).map(({ at }) => at);
    const next = Math.min(...[...ahead, ...moments(world)].filter((at) => at > world.now));
    if (next > until) break;
    setClock(world, site, next);
    jobs = await runDue(world, site, { ran, withLooks: false }, jobs);
  }
  setClock(world, site, until);
  await runDue(world, site, { ran, withLooks: true }, jobs);
  if (isWaitedFor && length > 6 * minute && !ran.has('booking-freed'))
    throw new Error('nobody looked at the waiting list');
  for (const id of length > 16 * minute ? calendars : [])
    if (!ran.has(id)) throw new Error('a calendar was not read');
}

/** Runs all jobs that are due, however late they are. */
export async function catchUp(world: World, site: HistorySite, dying?: Dying): Promise<void> {
  await runDue(world, site, { ran: new Set(), withLooks: true, dying });
}

/** Lets time pass without a worker. */
export function sleep(world: World, site: HistorySite, length: number): void {
  setClock(world, site, world.now + length);
}
