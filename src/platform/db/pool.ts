import pg from 'pg';
import { prepareRepeated } from './prepared.ts';

/** These are set by a statement, not as start parameters, because connection poolers refuse those. */
const sessionSettings = `
  set time zone 'UTC';
  set statement_timeout = '30s';
  set idle_in_transaction_session_timeout = '60s'`;

const maxConnections = 10;

/** The server is known to be unreachable; the code is PostgreSQL's own for "cannot connect now". */
class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
  readonly code = '57P03';
}

type Connected = Parameters<pg.Pool['connect']>[0];

/** While the server is unreachable, requests for a connection are refused at once instead of waiting. */
class Pool extends pg.Pool {
  readonly #isUnreachable: () => boolean;

  constructor(config: pg.PoolConfig, isUnreachable: () => boolean) {
    super(config);
    this.#isUnreachable = isUnreachable;
    // Without a listener, an error of a connection in use would end the process; the pending query is rejected with it anyway.
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    if (this.#isUnreachable()) return refuseConnection(connected);
    if (!connected) return super.connect();
    super.connect(connected);
    return undefined;
  }
}

function refuseConnection(connected: Connected | undefined): Promise<pg.PoolClient> | undefined {
  const error = new DatabaseUnreachable('the database is out of reach');
  if (!connected) return Promise.reject(error);
  process.nextTick(connected, error, undefined, () => undefined);
  return undefined;
}

export const createPool = (databaseUrl: string, isUnreachable: () => boolean): pg.Pool =>
  new Pool(
    {
      connectionString: databaseUrl,
      application_name: 'kursu',
      max: maxConnections,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
      // The server's own timeouts don't help when it no longer responds.
      query_timeout: 35_000,
      keepAlive: true,
      // Statements of one transaction that don't depend on each other are sent without waiting.
      pipeline: true,
      async onConnect(client) {
        await client.query(sessionSettings);
        prepareRepeated(client);
      },
    },
    isUnreachable,
  );
