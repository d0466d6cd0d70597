import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '#/platform/db/database';
import { latestMigration } from '#/platform/db/migrate';
import { pendingJobLines } from '#/platform/jobs/pending-jobs';
import type { TablePart } from './manifest';
import { storedTables } from './stored-tables';
import { readLines, tableLines } from './table-lines';

/** The database at one moment, as files of lines. */
export type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>;

export interface SnapshotOrder {
  /** An empty folder for the files. */
  folder: string;
  leftOut: readonly string[];
  uploads: (db: Executor) => Promise<string[]>;
  now: () => Date;
}

/**
 * Writes the tables and the jobs to files in one transaction that sees the database at one moment. The files are neither
 * compressed nor encrypted yet, to keep the transaction short: all other queries of the embedded database wait for it.
 */
export async function takeSnapshot(db: Database, { folder, leftOut, uploads, now }: SnapshotOrder) {
  return db.transaction(
    async (tx) => {
      const begun = performance.now();
      const schema = await latestMigration(tx);
      const madeAt = now();
      const tables: (TablePart & { file: string })[] = [];
      for (const table of await storedTables(tx)) {
        if (leftOut.includes(table.name)) continue;
        const columns = table.columns.map(({ name }) => name);
        const file = join(folder, `${table.name}.jsonl`);
        tables.push({
          name: table.name,
          columns,
          ...(await writeLines(tx, tableLines(table, columns), file)),
        });
      }
      const jobs = await writeLines(tx, pendingJobLines, join(folder, 'jobs.jsonl'));
      const keys = await uploads(tx);
      /** Milliseconds for which all other queries of the embedded database, which has one connection, had to wait. */
      const heldMs = performance.now() - begun;
      return { madeAt, schema, tables, jobs, uploads: keys, heldMs };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function writeLines(tx: Transaction, query: SQL, file: string) {
  await using handle = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  let [rows, bytes] = [0, 0];
  for await (const lines of readLines(tx, query)) {
    const chunk = Buffer.from(`${lines.join('\n')}\n`);
    hash.update(chunk);
    rows += lines.length;
    bytes += chunk.length;
    await handle.writeFile(chunk);
  }
  return { file, rows, bytes, sha256: hash.digest('hex') };
}
