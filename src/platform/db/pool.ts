import pg from 'pg';
import { prepareRepeated, type StatementNames } from './prepared.ts';

/**
 * These are set by a statement, not as start parameters, because connection poolers refuse those. A process that hangs in the middle of
 * a transaction loses it, and with it its locks, before those who wait for one of them in other processes give up.
 */
const sessionSettings = `
  set time zone 'UTC';
  set statement_timeout = '30s';
  set idle_in_transaction_session_timeout = '20s'`;

/** The server is known to be unreachable; the code is PostgreSQL's own for "cannot connect now". */
class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
  readonly code = '57P03';
}

type Connected = Parameters<pg.Pool['connect']>[0];

/** SQLSTATE: the server was made read-only, or another one took over its work; an earlier statement of the transaction failed. */
const sqlState = { readOnly: '25006', transactionFailed: '25P02' };

/** While the server is unreachable, requests for a connection are refused at once instead of waiting. */
export class Pool extends pg.Pool {
  readonly #isUnreachable: () => boolean;
  readonly #clients = new Set<pg.PoolClient>();
  readonly #outdated = new WeakSet<pg.PoolClient>();

  constructor(config: pg.PoolConfig, isUnreachable: () => boolean) {
    super(config);
    this.#isUnreachable = isUnreachable;
    // Without a listener, an error of a connection in use would end the process; the pending query is rejected with it anyway.
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      this.#clients.add(client);
      explainFailures(client);
      // A connection keeps what was true when it was opened, so one that could only read is replaced.
      client.connection.on('errorMessage', ({ code }) => {
        if (code === sqlState.readOnly) this.#outdated.add(client);
      });
    });
    this.on('release', (_, client) => {
      if (this.#outdated.has(client)) void client.end();
    });
    this.on('remove', (client) => this.#clients.delete(client));
  }

  /** Cuts off every connection: who waits for an answer of a server that gives none learns of it at once. */
  abandon(): void {
    for (const { connection } of this.#clients) connection.stream.destroy();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    if (this.#isUnreachable()) return refuseConnection(connected);
    if (!connected) return super.connect().then(givenBackUnlessBegun);
    super.connect(connected);
    return undefined;
  }
}

/**
 * Drizzle doesn't give back a connection on which a transaction can't begin, as on one that was lost while nobody used it. Each would
 * take its place in the pool for ever, and with the last place the site would stand still.
 */
function givenBackUnlessBegun(client: pg.PoolClient): pg.PoolClient {
  const query = client.query as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    client.query = query as typeof client.query;
    const begun = query.apply(client, args);
    if (begun instanceof Promise)
      begun.catch((error: Error) => {
        client.release(error);
        client.release = () => undefined;
      });
    return begun;
  }) as typeof client.query;
  return client;
}

/**
 * Statements of a transaction are sent without waiting, and after one has failed, all others fail as well. Their errors get the
 * first one's as their cause: whichever is noticed first says what was wrong.
 */
function explainFailures({ connection }: pg.PoolClient): void {
  let cause: pg.DatabaseError | undefined;
  connection.prependListener('errorMessage', (error: pg.DatabaseError) => {
    if (error.code !== sqlState.transactionFailed) cause = error;
    else if (cause) Object.assign(error, { cause, code: cause.code });
  });
}

function refuseConnection(connected: Connected | undefined): Promise<pg.PoolClient> | undefined {
  const error = new DatabaseUnreachable('the database is out of reach');
  if (!connected) return Promise.reject(error);
  process.nextTick(connected, error, undefined, () => undefined);
  return undefined;
}

interface PoolSettings {
  databaseUrl: string;
  /** The address leads to a pooler, which gives each transaction another connection, so that no statement can have a name. */
  isPooled: boolean;
  name: string;
  /** How many connections it may open. */
  max: number;
  /** Milliseconds after which opening a connection is given up. */
  connecting?: number;
  isUnreachable: () => boolean;
}

export function createPool({
  databaseUrl,
  isPooled,
  name,
  max,
  connecting = 10_000,
  isUnreachable,
}: PoolSettings): Pool {
  const names: StatementNames = new Map();
  return new Pool(
    {
      connectionString: databaseUrl,
      application_name: name,
      max,
      connectionTimeoutMillis: connecting,
      idleTimeoutMillis: 30_000,
      // The server's own timeouts don't help when it no longer responds.
      query_timeout: 35_000,
      keepAlive: true,
      // Statements of one transaction that don't depend on each other are sent without waiting.
      pipeline: true,
      async onConnect(client) {
        await client.query(sessionSettings);
        if (!isPooled) prepareRepeated(client, names);
      },
    },
    isUnreachable,
  );
}
