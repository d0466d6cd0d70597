import { sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database';
import { seatsTaken } from './courses';
import { isLive } from './free';
import type { FoundHold } from './waiting';
import { leftOf, type World } from './world';

/** What the product has stored, read in one statement; instants are milliseconds. */
export interface Stored {
  appointments: [id: string, text: string][];
  holds: FoundHold[];
  entries: [id: string, status: string][];
  balances: [id: string, text: string, sum: number][];
  cohorts: [id: string, text: string][];
  people: [id: string, text: string][];
  mails: { id: string; text: string; state: string }[];
  /** Overlapping times, courses with more people than seats, and balances that are negative or not the sum of their entries. */
  faults: string[];
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;
const rows = (select: string) => `(select coalesce(json_agg(listed), '[]') from (${select}) as listed)`;
const list = (what: string, from: string) => `(select coalesce(json_agg(${what}), '[]') from ${from})`;

const overlap = (one: string, other: string, isOther: string) => `
  select ${one}.id || ' overlaps ' || ${other}.id from
    (select id, period from reservations where status <> 'cancelled' union all
     select id, period from slot_holds where ended is null) as ${one},
    (select id, period from reservations where status <> 'cancelled' union all
     select id, period from slot_holds where ended is null) as ${other}
  where ${one}.period && ${other}.period and ${isOther}`;

const everything = `json_build_object(
  'appointments', ${list(
    `json_build_array(id, concat_ws(' ', status, service_id, ${ms('starts_at')}, ${ms('ends_at')}, sequence,
      case when status = 'pending' then ${ms('coalesce(answer_by, starts_at)')} end, balance_id))`,
    'reservations',
  )},
  'holds', ${rows(`select id, held_for as entry, service_id as service, ${ms('starts_at')} as start,
    ${ms('ends_at')} as "end", ${ms('held_until')} as until, ended, ${ms('created_at')} as "createdAt" from slot_holds`)},
  'entries', ${list('json_build_array(id, status)', 'waiting_entries')},
  'balances', ${list(
    `json_build_array(id, concat_ws(' ', status, left_over, ${ms('expires_at')}),
      (select sum(sessions) from balance_entries where balance_id = balances.id))`,
    'balances',
  )},
  'cohorts', ${list(`json_build_array(id, concat_ws(' ', status, seats, version))`, 'cohorts')},
  'people', ${list(`json_build_array(id, concat_ws(' ', status, ${ms('held_until')}))`, 'enrolments')},
  'mails', ${rows(`select id, state, concat_ws(' ', about, kind, ${ms('due_at')}) as text from mail_outbox`)},
  'faults', (select coalesce(json_agg(fault), '[]') from (
    ${overlap('one', 'other', 'one.id < other.id')}
    union all select id || ' has more people than seats' from cohorts
      where status = 'open' and seats < (select count(*) from enrolments
        where cohort_id = cohorts.id and enrolments.status in ('enrolled', 'offered'))
    union all select id || ' is not the sum of its entries' from balances
      where left_over <> (select sum(sessions) from balance_entries where balance_id = balances.id)
        or left_over < 0
  ) as faults (fault))
)`;

/** Stores the statement as a function: a connection keeps a function's plan, and planning took longer than reading. */
export async function prepareReading(db: Database): Promise<void> {
  await db.execute(
    sql.raw(`create function everything_stored() returns json language plpgsql as $$ begin
      return ${everything}; end $$`),
  );
}

export async function readStored(db: Database): Promise<Stored> {
  const { rows: found } = await db.execute<{ found: Stored }>(sql`select everything_stored() as found`);
  return (found[0] as { found: Stored }).found;
}

const joined = (...parts: (string | number | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined).join(' ');

/** What should be stored according to the model, in the form of `Stored`. */
const expected = (world: World) => ({
  appointments: world.appointments.map(
    ({ id, status, service, start, end, sequence, until, balance }) =>
      [
        id,
        joined(status, service, start, end, sequence, status === 'pending' ? until : null, balance),
      ] as const,
  ),
  holds: world.holds.map(({ id, ended }) => [id, ended ?? 'runs'] as const),
  entries: world.entries.map(({ id, status }) => [id, status] as const),
  balances: world.balances.map((each) => [each.id, joined(each.status, leftOf(each), each.end)] as const),
  cohorts: world.cohorts.map(
    ({ id, status, seats, version }) => [id, joined(status, seats, version)] as const,
  ),
  people: world.cohorts.flatMap(({ people }) =>
    people.map(({ id, status, until }) => [id, joined(status, until)] as const),
  ),
});

/** Compares everything that is stored with the model; throws, with all differences. Gives new mails of the model their ids. */
export function compare(world: World, stored: Stored): void {
  const differences = [...stored.faults];
  const found = {
    ...stored,
    holds: stored.holds.map(({ id, ended }) => [id, ended ?? 'runs'] as const),
    balances: stored.balances.map(([id, text]) => [id, text] as const),
  };
  for (const [subject, wanted] of Object.entries(expected(world)))
    differences.push(...differing(subject, found[subject as keyof ReturnType<typeof expected>], wanted));
  differences.push(...differingMails(world, stored));
  differences.push(...impossible(world));
  if (differences.length > 0) throw new Error(`not as it should be:\n${differences.join('\n')}`);
}

type Pairs = readonly (readonly [id: string, text: string])[];

function differing(subject: string, found: Pairs, wanted: Pairs): string[] {
  const [stored, known] = [new Map(found), new Map(wanted)];
  return [...new Set([...stored.keys(), ...known.keys()])].flatMap((id) => {
    const [is, should] = [stored.get(id) ?? 'missing', known.get(id) ?? 'not expected'];
    return is === should ? [] : [`${subject} ${id}: ${is}, and not: ${should}`];
  });
}

/** Differences between the mails of the model and the outbox. Each mail must be in the outbox once, in its state. */
function differingMails(world: World, { mails }: Stored): string[] {
  const unknown = Map.groupBy(
    mails.filter(({ id }) => !world.mails.some((mail) => mail.id === id)),
    ({ text }) => text,
  );
  for (const mail of world.mails)
    if (mail.id === undefined) {
      const id = unknown.get(joined(mail.about, mail.kind, mail.due))?.pop()?.id;
      if (id !== undefined) mail.id = id;
    }
  const states = new Map(mails.map(({ id, state }) => [id, state === 'filed' ? 'sent' : state]));
  return [
    ...[...unknown.values()].flat().map(({ text, state }) => `mail ${text}: ${state}, and not expected`),
    ...world.mails.flatMap(({ id, kind, about, due, state }) => {
      const is = id === undefined ? 'missing' : states.get(id);
      return is === state ? [] : [`mail ${about} ${kind} ${due}: ${is}, and not: ${state}`];
    }),
  ];
}

/** States of the model itself that must never occur. */
function impossible({ appointments, holds, balances, cohorts }: World): string[] {
  const taken = [...appointments.filter(isLive), ...holds.filter(({ ended }) => ended === null)].sort(
    (a, b) => a.start - b.start,
  );
  const overlapping = taken.some(({ start }, index) => start < (taken[index - 1]?.end ?? 0));
  return [
    ...(overlapping ? ['the model lets two overlap'] : []),
    ...(balances.some((each) => leftOf(each) < 0) ? ['the model lets a balance be below zero'] : []),
    ...(cohorts.some((each) => seatsTaken(each) > each.seats) ? ['the model gives a seat too many'] : []),
  ];
}
