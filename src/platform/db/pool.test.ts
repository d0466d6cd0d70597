import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUnreachableError } from '#/platform/errors/database';
import { createPostgresDatabase } from '../../../tests/support/database';
import { createPool, type Pool } from './pool';

let pool: Pool;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createPostgresDatabase();
  drop = database.drop;
  pool = createPool({
    databaseUrl: database.databaseUrl,
    isPooled: false,
    ...{ name: 'kursu test', max: 2, isUnreachable: () => false },
  });
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
