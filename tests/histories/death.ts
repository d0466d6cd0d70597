import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Client, Pool } from 'pg';
import type { OpenDatabase } from '#/platform/db/database';

/** Simulates the death of a site's process: from some message on, the database hears nothing more from it. */
export interface Death {
  /** Lets the process die after so many messages to the database. With `inFlight`, one more arrives, but its reply is lost. */
  after(messages: number, inFlight: boolean): void;
  /** Simulates a new process: transactions that weren't committed are rolled back. Resolves to whether the former one died. */
  revive(): Promise<boolean>;
}

class Died extends Error {
  override readonly name = 'Died';
}

export const watchDeath = ({ db, engine }: OpenDatabase): Death => {
  const { $client } = db as unknown as { $client: unknown };
  return engine === 'pglite' ? inEmbedded($client as PGlite) : onServer($client as Cuttable);
};

/** Counts down the messages that the process may still send. */
function countdown() {
  let left = Number.POSITIVE_INFINITY;
  let isLast = false;
  return {
    set(messages: number, inFlight: boolean) {
      left = messages;
      isLast = inFlight;
    },
    /** Counts a message; returns what happens to it. */
    next(): 'sent' | 'sent as the last' | 'lost' {
      left -= 1;
      if (left >= 0) return 'sent';
      return left === -1 && isLast ? 'sent as the last' : 'lost';
    },
    stop(): boolean {
      const hasDied = left < 0;
      left = Number.POSITIVE_INFINITY;
      return hasDied;
    },
  };
}

/** The embedded database has one connection. A new process has no open transaction on it, so `revive` rolls back. */
function inEmbedded(client: PGlite): Death {
  const messages = countdown();
  const { execProtocol, execProtocolStream } = client;
  const dieWith = async <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
    const fate = messages.next();
    if (fate === 'lost') throw new Died('the process has died');
    const answered = await answer();
    if (fate !== 'sent') throw new Died('the process has died before the answer');
    return answered;
  };
  client.execProtocol = (...args) => dieWith(() => execProtocol.apply(client, args));
  client.execProtocolStream = (...args) => dieWith(() => execProtocolStream.apply(client, args));
  return {
    after: messages.set,
    async revive() {
      const hasDied = messages.stop();
      if (hasDied) await client.exec('rollback');
      return hasDied;
    },
  };
}

/** The product's pool, which can cut off all of its connections. */
type Cuttable = Pool & { abandon(): void };

function onServer(pool: Cuttable): Death {
  const messages = countdown();
  const watched = new WeakSet<Client>();
  pool.on('acquire', (acquired) => {
    const client = acquired as unknown as Client;
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const fate = messages.next();
      if (fate === 'lost') pool.abandon();
      const answer = query(...args);
      if (fate === 'sent as the last') pool.abandon();
      return answer;
    }) as typeof client.query;
  });
  return {
    after: messages.set,
    async revive() {
      const hasDied = messages.stop();
      // Waits until all cut connections are gone from the pool: a new process would have none of them.
      while (hasDied && pool.totalCount > 0) await setImmediate();
      return hasDied;
    },
  };
}
