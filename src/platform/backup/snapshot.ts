import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#/platform/db/database';
import { latestMigration } from '#/platform/db/migrate';
import { pendingJobLines } from '#/platform/jobs/pending-jobs';
import type { TablePart } from './manifest';
import { storedTables } from './stored-tables';
import { readLines, tableLines } from './table-lines';

type LinesPart = Omit<TablePart, 'name' | 'columns'>;

/** The database at one moment, as files of lines. */
export interface Snapshot<Extra> {
  madeAt: Date;
  schema: number;
  tables: (TablePart & { file: string })[];
  jobs: LinesPart & { file: string };
  /** What else was read at the same moment. */
  extra: Extra;
  /** Milliseconds for which the embedded database, which has one connection, let everybody else wait. */
  heldMs: number;
}

interface SnapshotOrder<Extra> {
  /** An empty folder for the files. */
  folder: string;
  /** Tables that are left out. */
  leftOut: readonly string[];
  /** Reads at the same moment. */
  extra: (tx: Transaction) => Promise<Extra>;
  now: () => Date;
}

/**
 * Writes all tables to files in one transaction that sees one moment. They are neither compressed nor encrypted yet, because
 * on the embedded database everybody waits for that transaction.
 */
export async function takeSnapshot<Extra>(
  db: Database,
  { folder, leftOut, extra, now }: SnapshotOrder<Extra>,
): Promise<Snapshot<Extra>> {
  return db.transaction(
    async (tx) => {
      const begun = performance.now();
      const schema = await latestMigration(tx);
      const madeAt = now();
      const tables: Snapshot<Extra>['tables'] = [];
      for (const table of await storedTables(tx)) {
        if (leftOut.includes(table.name)) continue;
        const columns = table.columns.map(({ name }) => name);
        const file = join(folder, `${table.name}.jsonl`);
        const part = await writeLines(tx, tableLines(table, columns), file);
        tables.push({ name: table.name, columns, file, ...part });
      }
      const jobsFile = join(folder, 'jobs.jsonl');
      const jobs = { file: jobsFile, ...(await writeLines(tx, pendingJobLines, jobsFile)) };
      const read = await extra(tx);
      return { madeAt, schema, tables, jobs, extra: read, heldMs: performance.now() - begun };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function writeLines(tx: Transaction, query: SQL, path: string): Promise<LinesPart> {
  const file = await open(path, 'wx', 0o600);
  try {
    return await appendLines(tx, query, file);
  } finally {
    await file.close();
  }
}

async function appendLines(tx: Transaction, query: SQL, file: FileHandle): Promise<LinesPart> {
  const hash = createHash('sha256');
  let [rows, bytes] = [0, 0];
  for await (const lines of readLines(tx, query)) {
    const chunk = Buffer.from(`${lines.join('\n')}\n`);
    hash.update(chunk);
    rows += lines.length;
    bytes += chunk.length;
    await file.writeFile(chunk);
  }
  return { rows, bytes, sha256: hash.digest('hex') };
}
