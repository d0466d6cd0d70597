import type pg from 'pg';
import type { World } from './world.ts';

/** Something that must not happen, and how often it did; 0 where all is well. */
export interface Finding {
  what: string;
  count: number;
  /** Up to three cases. */
  examples?: readonly object[];
}

export const found = (what: string, items: readonly object[]): Finding => ({
  what,
  count: items.length,
  examples: items.slice(0, 3),
});

/** Statements that count what must not exist. `$1` and `$2` are the most appointments that a day and a week may have. */
const invariants: Record<string, string> = {
  'appointments that overlap': `select count(*) from reservations a join reservations b on a.id < b.id and a.period && b.period
    where a.status <> 'cancelled' and b.status <> 'cancelled'`,
  'appointments at a time that is held for somebody': `select count(*) from reservations a join slot_holds b on a.period && b.period
    where a.status <> 'cancelled' and b.ended is null`,
  'days and weeks with more than allowed': `select count(*) from (
      select 1 from taken group by day having count(*) > $1 union all
      select 1 from taken group by date_trunc('week', day) having count(*) > $2) too_full`,
  'seats sold beyond those of a course':
    'select coalesce(sum(greatest(0, taken - seats)), 0) as count from seated',
  'seats free while somebody waits for one':
    'select coalesce(sum(greatest(0, least(waiting, seats - taken))), 0) as count from seated',
  'sessions that a package has too many or too few': `select coalesce(sum(abs(b.left_over - (b.sessions - used.count))), 0) as count
    from balances b, lateral (select count(*) from reservations r where r.balance_id = b.id and r.status <> 'cancelled') used`,
  'packages whose entries don’t add up': `select count(*) from balances b where left_over <> (
      select sum(sessions) from balance_entries e where e.balance_id = b.id)`,
  'offers taken without an appointment, or with two': `select count(*) from slot_holds h where ended = 'taken' and 1 <> (
      select count(*) from reservations r where r.idempotency_key = 'held ' || h.id)`,
  'appointments without their reminder, or with one too many': `select count(*) from reservations r where
      case when status = 'cancelled' then 0 else 1 end <> (
        select count(*) from mail_outbox m where m.about = r.id and m.kind = 'reminder' and m.state = 'waiting')`,
};

const views = `
  with taken as (
    select (starts_at at time zone 'Europe/Istanbul')::date as day from reservations where status <> 'cancelled'
    union all select (starts_at at time zone 'Europe/Istanbul')::date from slot_holds where ended is null),
  seated as (
    select seats, count(e.id) filter (where e.status in ('enrolled', 'offered')) as taken,
      count(e.id) filter (where e.status = 'waiting') as waiting
    from cohorts c left join enrolments e on e.cohort_id = c.id group by c.id),
  -- Gives both parameters a type, also in statements that don't use them.
  bounds as (select $1::int, $2::int)`;

/** The findings in which the database contradicts itself, or what visitors were told. */
export async function judgeDatabase(world: World): Promise<Finding[]> {
  const { database, stage } = world;
  const findings: Finding[] = [];
  for (const [what, statement] of Object.entries(invariants)) {
    const bounds = [stage.mostPerDay, stage.mostPerWeek];
    const { rows } = await database.query<{ count: string }>(`${views} ${statement}`, bounds);
    findings.push({ what, count: Number(rows[0]?.count) });
  }
  return [
    ...findings,
    ...(await judgeAppointments(world, database)),
    ...(await judgeEnrolments(world, database)),
    ...(await judgeWaiters(world, database)),
  ];
}

interface Stored {
  id: string;
  email: string;
  status: string;
}

async function judgeAppointments({ appointments }: World, database: pg.Pool): Promise<Finding[]> {
  const { rows } = await database.query<Stored & { sequence: number; balance: string | null }>(
    'select id, email, status, sequence, balance_id as balance from reservations',
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const told = [...appointments.values()];
  const differs = ({ id, email, changes, balanceId }: (typeof told)[number]) => {
    const row = stored.get(id);
    const status = changes.at(-1) === 'cancelled' ? 'cancelled' : 'confirmed';
    const isSame = row?.sequence === changes.length && row.status === status && row.email === email;
    return row && !(isSame && row.balance === (balanceId ?? null));
  };
  return [
    found(
      'appointments that were acknowledged and are not stored',
      told.filter(({ id }) => !stored.has(id)),
    ),
    found(
      'appointments that are stored and were acknowledged to nobody',
      rows.filter(({ id }) => !appointments.has(id)),
    ),
    found('appointments with more or fewer changes than were acknowledged', told.filter(differs)),
  ];
}

async function judgeEnrolments({ enrolments }: World, database: pg.Pool): Promise<Finding[]> {
  const { rows } = await database.query<Stored>('select id, email, status from enrolments');
  const stored = new Map(rows.map((row) => [row.id, row]));
  const differs = ({ id, email, status }: Stored) => {
    const row = stored.get(id);
    // A job makes an offer, and no response tells the race of it. So the race still has this person as waiting.
    const current = row?.status === 'offered' ? 'waiting' : row?.status;
    return current !== status || row?.email !== email;
  };
  return [
    found(
      'enrolments that are stored and were acknowledged to nobody',
      rows.filter(({ id }) => !enrolments.has(id)),
    ),
    found('enrolments that are not as was acknowledged', [...enrolments.values()].filter(differs)),
  ];
}

async function judgeWaiters({ joined }: World, database: pg.Pool): Promise<Finding[]> {
  const { rows } = await database.query<{ email: string }>('select email from waiting_entries');
  const places = Map.groupBy(rows, ({ email }) => email);
  const misplaced = [...joined.keys()].filter((email) => places.get(email)?.length !== 1);
  return [
    found(
      'people without their place in the waiting list, or with two',
      misplaced.map((email) => ({ email })),
    ),
    found(
      'places in the waiting list of people who never asked for one',
      rows.filter(({ email }) => !joined.has(email)),
    ),
  ];
}
