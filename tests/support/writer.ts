// A process that a test kills. It opens the embedded database in the given folder and inserts row after row. It prints the number
// of each row once the row is stored. Run directly by node: writer <data folder> <template file>.

import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/platform/db/open.ts';

const [dataDir, templateFile] = process.argv.slice(2);
if (!dataDir || !templateFile) throw new Error('writer <data folder> <template file>');

try {
  const migrationsDir = join(import.meta.dirname, '../../migrations');
  const { db } = await openDatabase({ dataDir, templateFile, migrationsDir });
  print('open');
  await db.execute(sql`create table if not exists numbers (n integer primary key)`);
  const { rows } = await db.execute<{ next: number }>(
    sql`select coalesce(max(n), 0) + 1 as next from numbers`,
  );
  for (let n = rows[0]?.next ?? 1; ; n++) {
    await db.execute(sql`insert into numbers values (${n})`);
    print(n);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

/** Synchronous, because the loop above leaves no time for events. Throws, and so ends that loop, once nobody reads the output. */
function print(line: string | number): void {
  writeSync(1, `${line}\n`);
}
