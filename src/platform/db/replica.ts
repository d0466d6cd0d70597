import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { within } from '../time/within.ts';
import type { ContentVersion } from './content-version.ts';
import type { Database, OpenDatabase } from './database.ts';
import { verifyingAddress } from './open.ts';
import { createPool, type Pool } from './pool.ts';

export interface ContentReader {
  /** For published content, outside transactions. Not for what visitors change at the same time, such as reservations. */
  db: Database;
  stop(): Promise<void>;
}

/** Milliseconds between two queries for the replica's version, and after which a replica that doesn't respond counts as lost. */
const asking = { every: 250, giveUp: 1_000 };

/** As many connections as visitors have to the server itself. */
const maxConnections = 10;

/**
 * Reads the content from the replica while the replica has the latest content version that this process knows, so that no page is
 * older than one from the server. Otherwise, and after a failed query, it reads from the server.
 */
export function readFromReplica(
  { db }: Pick<OpenDatabase, 'db'>,
  replicaUrl: string,
  content: Pick<ContentVersion, 'current'>,
  onReachable: (isReachable: boolean) => void = () => undefined,
): ContentReader {
  const { $client: server } = db as unknown as { $client: Pool };
  const replica = createPool(
    {
      connectionString: verifyingAddress(replicaUrl),
      application_name: 'kursu replica',
      max: maxConnections,
      connectionTimeoutMillis: asking.giveUp,
    },
    { isPooled: false, isUnreachable: () => false },
  );
  replica.on('error', () => undefined);
  let version: number | undefined;
  let wasReachable: boolean | undefined;

  const report = (isReachable: boolean) => {
    if (isReachable !== wasReachable) onReachable(isReachable);
    wasReachable = isReachable;
  };
  const ask = async () => {
    try {
      const asked = replica.query<{ version: number }>('select version from content_version');
      const { rows } = await within(asking.giveUp, asked);
      version = Number(rows[0]?.version);
      report(true);
    } catch {
      version = undefined;
      report(false);
      // Queries that wait for the replica fail at once, and are sent to the server instead.
      replica.abandon();
    }
  };
  const stopping = new AbortController();
  const following = (async () => {
    while (!stopping.signal.aborted) {
      await ask();
      await pause(asking.every, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  })();

  const client = {
    async query(...asked: [never, never]) {
      if (version !== content.current()) return server.query(...asked);
      return replica.query(...asked).catch(() => server.query(...asked));
    },
  };
  return {
    db: drizzle({ client: client as unknown as Pool }) as unknown as Database,
    async stop() {
      stopping.abort();
      await following;
      await replica.end();
    },
  };
}
