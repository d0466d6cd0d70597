import { and, eq, gt, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock';
import type { Executor } from '../db/database';
import type { AuditEvent } from './event';
import { auditLog } from './log-table';

/** Days for which an entry is kept. The trigger of the database names the same number. */
const auditDays = 400;

/** The most entries per hour for each action of a stranger, so that nobody can fill the disk with failed attempts. */
const strangersAnHour = 30;

/** Adds an entry unless a stranger's action has reached `strangersAnHour`, and deletes entries that were kept long enough. */
export async function recordEvent(db: Executor, clock: Clock, event: AuditEvent): Promise<void> {
  const at = clock.now();
  // The earlier of the two clocks counts: the trigger uses the database's clock, and would refuse to delete a younger row.
  await db
    .delete(auditLog)
    .where(
      sql`${auditLog.at} < least(${at.toISOString()}::timestamptz, now()) - make_interval(days => ${auditDays})`,
    );
  if (event.actor === 'stranger' && (await isCrowded(db, event, at))) return;
  await db.insert(auditLog).values({ ...event, at });
}

async function isCrowded(db: Executor, { kind, action }: AuditEvent, at: Date): Promise<boolean> {
  const anHourAgo = new Date(at.getTime() - 3_600_000);
  const recent = and(eq(auditLog.kind, kind), gt(auditLog.at, anHourAgo), eq(auditLog.action, action));
  return (await db.$count(auditLog, recent)) >= strangersAnHour;
}
