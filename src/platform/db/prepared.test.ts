import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database';
import type { OpenDatabase } from './database';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database.close());

it('prepares a repeated statement once, and no other statements', async () => {
  const [doubled, prepared] = await database.db.transaction(async (tx) => {
    const values: unknown[] = [];
    for (const value of [1, 2, 3]) {
      const { rows } = await tx.execute(sql`select ${value}::int * 2 as doubled`);
      values.push(...rows);
    }
    await tx.execute(sql`select ${'asked once'}::text`);
    const { rows } = await tx.execute(sql`select statement from pg_prepared_statements order by statement`);
    return [values, rows];
  });
  expect(doubled).toEqual([{ doubled: 2 }, { doubled: 4 }, { doubled: 6 }]);
  expect(prepared).toContainEqual({ statement: 'select $1::int * 2 as doubled' });
  expect(prepared).not.toContainEqual({ statement: 'select $1::text' });
});
