import pg from 'pg';
import { prepareRepeated, type StatementNames } from './prepared.ts';

/**
 * Settings of each connection, set by a statement because poolers refuse them as start parameters. The timeout of idle
 * transactions is the shorter one: if a process hangs within a transaction, its locks are released before statements that wait
 * for them time out.
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

/**
 * SQLSTATE codes. `readOnly`: the server was made read-only, or another one has taken over as the primary. `transactionFailed`:
 * an earlier statement of the transaction has failed.
 */
const sqlState = { readOnly: '25006', transactionFailed: '25P02' };

/** A pool that refuses requests for a connection at once, instead of letting them wait, while the server is unreachable. */
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
      // A connection stays with the server that it was opened to, so one that leads to a read-only server is replaced.
      client.connection.on('errorMessage', ({ code }) => {
        if (code === sqlState.readOnly) this.#outdated.add(client);
      });
    });
    this.on('release', (_, client) => {
      if (this.#outdated.has(client)) void client.end();
    });
    this.on('remove', (client) => this.#clients.delete(client));
  }

  /** Closes the sockets of all connections, so that queries that wait for an unreachable server fail at once. */
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
 * Releases a connection if its first query, the beginning of a transaction, fails, for example because the connection was lost
 * while it was idle. Drizzle doesn't release it, so the pool would run out of connections.
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
 * Statements of a transaction may be sent without waiting for each other. After one has failed, all later ones fail, too. They
 * get the first error as their cause, so that each of them says what was wrong.
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
  /** Whether a pooler is in between: a transaction may then get any connection, so statements can't be prepared by name. */
  isPooled: boolean;
  isUnreachable: () => boolean;
}

export function createPool(config: pg.PoolConfig, { isPooled, isUnreachable }: PoolSettings): Pool {
  const names: StatementNames = new Map();
  return new Pool(
    {
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
      // A timeout of the client, because the server's own timeouts don't help when it doesn't respond.
      query_timeout: 35_000,
      keepAlive: true,
      // Statements of one transaction that don't depend on each other are sent without waiting.
      pipeline: true,
      async onConnect(client) {
        await client.query(sessionSettings);
        if (!isPooled) prepareRepeated(client, names);
      },
      ...config,
    },
    isUnreachable,
  );
}
