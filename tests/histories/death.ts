import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Client, Pool } from 'pg';
import type { OpenDatabase } from '#/platform/db/database';

/** Lets the process of a site die in the middle of what it does, as far as its database can tell. */
export interface Death {
  /** After so many further messages to the database this process says nothing more to it; `inFlight`: the last one still gets there. */
  after(messages: number, inFlight: boolean): void;
  /** A new process takes over: what wasn't committed is rolled back. Resolves to whether the former one died. */
  revive(): Promise<boolean>;
}

class Died extends Error {
  override readonly name = 'Died';
}

export const watchDeath = ({ db, engine }: OpenDatabase): Death => {
  const { $client } = db as unknown as { $client: unknown };
  return engine === 'pglite' ? inEmbedded($client as PGlite) : onServer($client as Cuttable);
};

/** How many messages are left; counted down by whatever is sent. */
function countdown() {
  let left = Number.POSITIVE_INFINITY;
  let isLast = false;
  return {
    set(messages: number, inFlight: boolean) {
      left = messages;
      isLast = inFlight;
    },
    /** What becomes of the message that is sent now. */
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

/** The embedded database has one connection, which a new process finds without a transaction. */
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

/** A pool that can cut off all of its connections, as ours can. */
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
      // A new process has none of the connections that were cut off.
      while (hasDied && pool.totalCount > 0) await setImmediate();
      return hasDied;
    },
  };
}
