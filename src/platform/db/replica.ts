import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ContentVersion } from './content-version.ts';
import type { Database, OpenDatabase } from './database.ts';
import { verifyingAddress } from './open.ts';
import { createPool, type Pool } from './pool.ts';

export interface ContentReader {
  /** For reading what is published, outside transactions. Nothing that others write at the same time, such as reservations. */
  db: Database;
  stop(): Promise<void>;
}

/** Milliseconds between two questions to the replica, and after which one that doesn't answer counts as gone. */
const asking = { every: 250, giveUp: 1_000 };

/** As many connections as visitors have to the server itself. */
const maxConnections = 10;

/**
 * Reads the content from a replica whenever that one has the version of the content that this process knows to be the latest,
 * otherwise from the server itself, as also where the replica fails. So a page from the replica is never older than one from
 * the server.
 */
export function readFromReplica(
  { db }: Pick<OpenDatabase, 'db'>,
  replicaUrl: string,
  content: Pick<ContentVersion, 'current'>,
  onReachable: (isReachable: boolean) => void = () => undefined,
): ContentReader {
  const { $client: server } = db as unknown as { $client: Pool };
  const replica = createPool({
    databaseUrl: verifyingAddress(replicaUrl),
    isPooled: false,
    name: 'kursu replica',
    max: maxConnections,
    connecting: asking.giveUp,
    isUnreachable: () => false,
  });
  replica.on('error', () => undefined);
  let version: number | undefined;
  let wasReachable: boolean | undefined;

  const report = (isReachable: boolean) => {
    if (isReachable !== wasReachable) onReachable(isReachable);
    wasReachable = isReachable;
  };
  const ask = async () => {
    const ending = new AbortController();
    const silence = pause(asking.giveUp, undefined, { signal: ending.signal, ref: false }).then(() => {
      throw new Error('the replica does not answer');
    });
    try {
      const answer = replica.query<{ version: number }>('select version from content_version');
      const { rows } = await Promise.race([answer, silence]);
      version = Number(rows[0]?.version);
      report(true);
    } catch {
      version = undefined;
      report(false);
      // Who waits for an answer of the replica gets it from the server.
      replica.abandon();
    } finally {
      ending.abort();
      silence.catch(() => undefined);
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
