import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#/platform/context';
import { sqlList } from '../db/columns';
import type { Executor, OpenDatabase } from '../db/database';
import type { QueueOptions } from '../jobs/jobs';
import { nextTime } from '../time/next-time';
import { daysBetween } from '../time/zone';

export const erasureQueue = 'erasure';
export const erasureQueues: Record<string, QueueOptions> = {
  [erasureQueue]: { retryDelaySeconds: 30, retryDelayMaxSeconds: 900, everySeconds: 24 * 3_600 },
};

export interface ErasureJob {
  atNight: boolean;
}

interface ErasureContext extends Pick<Context, 'db' | 'clock' | 'jobs'> {
  database: Pick<OpenDatabase, 'engine' | 'rewrite'>;
  tables: readonly PgTable[];
  siteTimeZone: (db: Executor) => Promise<string>;
}

const minute = 60_000;
/** The time of the nightly rewrite, in the site's zone. */
const night = '04:00';
/** The most bytes of tables that are rewritten by day. Nobody waits longer for that than for a page. */
const maxBytesByDay = 8 * 1024 * 1024;

/**
 * Enqueues the rewrite of the tables, whose files would otherwise keep the overwritten rows. Call it inside the transaction that
 * erases. The job runs after a minute, once for all erasures within that minute.
 */
export async function enqueueRewrite(
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  tx: Executor,
): Promise<void> {
  const job: ErasureJob = { atNight: false };
  const startAfter = new Date(clock.now().getTime() + minute);
  await jobs.enqueue(tx, erasureQueue, job, { startAfter, unlessWaiting: true });
}

/** Runs the job: rewrites the files without what was erased, at once where that is quick, otherwise at night. */
export async function rewriteTables(ctx: ErasureContext, { atNight }: ErasureJob): Promise<void> {
  const isPostponed = !atNight && (await tableBytes(ctx)) > maxBytesByDay;
  if (!isPostponed) await ctx.database.rewrite(ctx.tables);
  if (isPostponed || (atNight && ctx.database.engine === 'pglite')) await enqueueNightlyRewrite(ctx);
}

/**
 * Enqueues the rewrite of the next night. The embedded database has one every night, because data is also deleted without an
 * erasure; a server has one only where the rewrite after an erasure was postponed.
 */
export async function enqueueNightlyRewrite({
  db,
  jobs,
  clock,
  siteTimeZone,
}: Pick<ErasureContext, 'db' | 'jobs' | 'clock' | 'siteTimeZone'>): Promise<void> {
  const { date, startAfter } = nextTime(clock.now(), night, await siteTimeZone(db));
  const job: ErasureJob = { atNight: true };
  await jobs.enqueue(db, erasureQueue, job, {
    startAfter,
    singletonKey: `night ${daysBetween('1970-01-01', date)}`,
  });
}

async function tableBytes({ db, tables }: Pick<ErasureContext, 'db' | 'tables'>): Promise<number> {
  const names = sqlList(tables.map((table) => sql`(${getTableName(table)})`));
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select sum(pg_total_relation_size(name::regclass))::bigint as bytes from (values ${names}) as named (name)`);
  return rows[0]?.bytes ?? 0;
}
