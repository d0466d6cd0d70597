import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrationsDir, openTestDatabase } from '../../../tests/support/database';
import { filesWith } from '../../../tests/support/stored-text';
import { openDatabase } from './open';

test('Given a process that is killed while it rewrites a table, Then the next start removes what it has written, and nothing else', async () => {
  const database = await openTestDatabase('pglite');
  const left = mkdtempSync(join(tmpdir(), 'kursu-orphans-'));
  const { db, dataDir } = database;
  await db.execute(sql`create table kept as select 'Gizligil' as name from generate_series(1, 1000)`);
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(
        sql`create table rewritten as select 'Silinengil' as name from generate_series(1, 50000)`,
      );
      await tx.execute(sql`checkpoint`);
      // Copies the folder in the state that a process leaves if it is killed now.
      cpSync(join(dataDir, 'database'), join(left, 'database'), { recursive: true });
      tx.rollback();
    }),
  ).rejects.toThrow();
  await database.close();
  const base = join(left, 'database', 'base');
  expect(filesWith(['Silinengil'], base)).not.toEqual([]);

  const opened = await openDatabase({ dataDir: left, databaseUrl: undefined, migrationsDir });
  const { rows } = await opened.db.execute(sql`select count(*)::int as count from kept`);
  expect(rows).toEqual([{ count: 1000 }]);
  expect(filesWith(['Silinengil'], base)).toEqual([]);
  await opened.db.execute(sql`insert into kept values ('Gizligil')`);
  await opened.close();
  const again = await openDatabase({ dataDir: left, databaseUrl: undefined, migrationsDir });
  expect((await again.db.execute(sql`select count(*)::int as count from kept`)).rows).toEqual([
    { count: 1001 },
  ]);
  await again.close();
  rmSync(left, { recursive: true, force: true });
});
