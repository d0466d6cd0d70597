import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUnreachableError } from '#/platform/errors/database';
import { createPostgresDatabase } from '../../../tests/support/database';
import { createPool, type Pool } from './pool';

let pool: Pool;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createPostgresDatabase();
  drop = database.drop;
  pool = createPool(
    { connectionString: database.databaseUrl, application_name: 'kursu test', max: 2 },
    { isPooled: false, isUnreachable: () => false },
  );
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await drop();
});

test('Given a connection that ends within a transaction, then its next statement counts as one that could not reach the database', async () => {
  const client = await pool.connect();
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  const error = await client.query('select 1').catch((reason: unknown) => reason);
  client.release(true);
  expect(error).toBeInstanceOf(Error);
  expect(isUnreachableError(error)).toBe(true);
});

test('Given more transactions than the pool has connections that could not begin, then the pool still works', async () => {
  const db = drizzle({ client: pool });
  for (let round = 0; round < 3; round++) {
    pool.once('acquire', ({ connection }) => connection.stream.destroy());
    const failed = await db.transaction(async () => undefined).catch((reason: unknown) => reason);
    expect(isUnreachableError(failed)).toBe(true);
  }
  const { rows } = await db.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(rows).toEqual([{ one: 1 }]);
});

test('Given a process that hangs with a lock in a transaction, then others give up waiting only after the database has ended that, and are told to come back', async () => {
  const { rows } = await pool.query(
    "select current_setting('idle_in_transaction_session_timeout')::interval < current_setting('statement_timeout')::interval * 0.8 as first",
  );
  expect(rows).toEqual([{ first: true }]);
  const [hanging, waiting] = [await pool.connect(), await pool.connect()];
  await hanging.query('begin; select pg_advisory_xact_lock(1)');
  await waiting.query("begin; set local statement_timeout = '50ms'");
  const error = await waiting.query('select pg_advisory_xact_lock(1)').catch((reason: unknown) => reason);
  for (const client of [hanging, waiting]) {
    await client.query('rollback');
    client.release();
  }
  expect(isUnreachableError(error)).toBe(true);
});
