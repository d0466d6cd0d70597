import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { OpenDatabase } from './database';
import { instances } from './instances-table';

export interface Shared {
  uploads: string | undefined;
  secret: string;
}

export interface Membership {
  differing: (keyof Shared)[];
  leave(): Promise<void>;
}

const heartbeatMs = 30_000;
const aliveSince = sql`now() - interval '90 seconds'`;
const forgottenBefore = sql`now() - interval '1 day'`;

/** How many processes were using the database within the last minute and a half; always 0 for the embedded database. */
export const countInstances = ({ db }: Pick<OpenDatabase, 'db'>): Promise<number> =>
  db.$count(instances, gt(instances.seenAt, aliveSince));

/** Registers this process as a user of the database, and reports the settings in which other running processes differ from it. */
export async function joinInstances(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  shared: Shared,
): Promise<Membership> {
  // Only one process can use the embedded database.
  if (engine === 'pglite') return { differing: [], leave: () => Promise.resolve() };
  const id = randomUUID();
  const seenAt = sql`now()`;
  const recordPresence = () =>
    db
      .insert(instances)
      .values({ id, ...shared, seenAt })
      .onConflictDoUpdate({ target: instances.id, set: { seenAt } });
  await recordPresence();
  await db.delete(instances).where(lt(instances.seenAt, forgottenBefore));
  const others = await db
    .select()
    .from(instances)
    .where(and(ne(instances.id, id), gt(instances.seenAt, aliveSince)));
  const timer = setInterval(() => void recordPresence().catch(() => undefined), heartbeatMs).unref();
  const differs = (name: keyof Shared) =>
    others.some((other) => shared[name] && other[name] && other[name] !== shared[name]);
  return {
    differing: (['uploads', 'secret'] as const).filter(differs),
    async leave() {
      clearInterval(timer);
      await db.delete(instances).where(eq(instances.id, id));
    },
  };
}
