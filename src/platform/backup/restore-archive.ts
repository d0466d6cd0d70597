import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { sqlList } from '#/platform/db/columns';
import type { Database, Transaction } from '#/platform/db/database';
import { assertSpace, spaceNeeded } from '#/platform/db/disk-space';
import { applyMigrations, latestMigration } from '#/platform/db/migrate';
import type { Files } from '#/platform/files/files';
import { mediaTypeOf } from '#/platform/files/uploads';
import type { JobSystem } from '#/platform/jobs/jobs';
import { pendingJobSchema } from '#/platform/jobs/pending-jobs';
import { entryNames, type Secrets, secretsSchema, type TablePart } from './manifest';
import {
  type ArchiveEntry,
  type ArchiveFile,
  linesOf,
  parseDocument,
  readArchive,
  readWhole,
} from './read-archive';
import { isNoRoom, neededRoom } from './room';
import { type StoredTable, storedTables } from './stored-tables';
import { insertLines, readLines, tableLines } from './table-lines';
import { UnusableArchive } from './unusable-archive';
import type { VerifiedArchive } from './verify-archive';

export interface Place {
  db: Database;
  /** The folder with the embedded database and the uploads. */
  dataDir: string;
  migrationsDir: string;
  files: Pick<Files, 'put'>;
  jobs: Pick<JobSystem, 'putBack'>;
  /** Called as the last step of the transaction, after all rows and files have been restored. */
  complete(tx: Transaction, restored: { secrets: Secrets | undefined }): Promise<void>;
}

const batch = { rows: 1_000, characters: 2_000_000 };

/**
 * Replaces everything in the database with the contents of the archive, in one transaction. Before the transaction is committed,
 * every restored table is read again and compared with the archive. Throws `DiskFull` before the disk is full: the embedded
 * database couldn't take the rows back on a full disk, and would not start again.
 */
export async function restoreArchive(
  place: Place,
  file: ArchiveFile,
  { beginning, manifest }: VerifiedArchive,
): Promise<void> {
  await place.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await emptyTables(tx, place.migrationsDir, beginning.schema);
    const tables = new Map((await storedTables(tx)).map((table) => [table.name, table]));
    let secrets: Secrets | undefined;
    for await (const entry of readArchive(file)) {
      const part = manifest.tables.find(({ name }) => entry.name === entryNames.table(name));
      if (part) await fillTable(place, tx, { table: knownTable(tables, part), columns: part.columns }, entry);
      else if (entry.name === entryNames.secrets)
        secrets = parseDocument(secretsSchema, await readWhole(entry));
      else await restoreOther(place, tx, entry);
    }
    for (const part of manifest.tables) {
      // The database may sort the lines on the disk.
      assertRoom(place, part.bytes);
      await compareTable(tx, knownTable(tables, part), part);
    }
    for (const name of tables.keys())
      await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
    await applyMigrations(tx, place.migrationsDir);
    await place.complete(tx, { secrets });
  });
}

const assertRoom = ({ dataDir }: Place, bytes: number): void =>
  assertSpace(dataDir, spaceNeeded.restoring + bytes);

async function restoreOther(place: Place, tx: Transaction, entry: ArchiveEntry): Promise<void> {
  if (entry.name === entryNames.jobs) return enqueueAll(place, tx, entry);
  if (entry.name.startsWith('uploads/')) return storeUpload(place, entry);
  // The beginning and the manifest, which the caller has already verified. They only have to be read to their end.
  await readWhole(entry);
}

/** Empties all tables, and gives them the schema of the archive's rows. The caller applies the later migrations to those rows. */
async function emptyTables(tx: Transaction, migrationsDir: string, schema: number): Promise<void> {
  if ((await latestMigration(tx)) !== schema) {
    await dropEverything(tx);
    await applyMigrations(tx, migrationsDir, schema);
  }
  const names = (await storedTables(tx)).map(({ name }) => sql.identifier(name));
  // The triggers would refuse to empty the audit log, and would raise the content version with each insert.
  for (const name of names) await tx.execute(sql`alter table ${name} disable trigger user`);
  await tx.execute(sql`truncate ${sqlList(names)} restart identity`);
  await tx.execute(sql`delete from pgboss.job`);
}

async function dropEverything(tx: Transaction): Promise<void> {
  for (const { name } of await storedTables(tx))
    await tx.execute(sql`drop table if exists ${sql.identifier(name)} cascade`);
  const { rows } = await tx.execute<{ signature: string }>(sql`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = 'public'::regnamespace and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
  for (const { signature } of rows) await tx.execute(sql`drop function ${sql.raw(signature)} cascade`);
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
}

/** The table of the database for a part of the archive. Throws `UnusableArchive` where the table or a column doesn't exist. */
function knownTable(tables: Map<string, StoredTable>, { name, columns }: TablePart): StoredTable {
  const table = tables.get(name);
  const known = new Set(table?.columns.map((column) => column.name));
  if (!table || columns.some((column) => !known.has(column)))
    throw new UnusableArchive('damaged', entryNames.table(name));
  return table;
}

async function fillTable(
  place: Place,
  tx: Transaction,
  { table, columns }: Pick<TablePart, 'columns'> & { table: StoredTable },
  { name, body }: ArchiveEntry,
) {
  let [lines, characters]: [string[], number] = [[], 0];
  const insert = async () => {
    assertRoom(place, neededRoom(characters, false));
    if (lines.length > 0) await insertLines(tx, table, columns, lines);
    [lines, characters] = [[], 0];
  };
  try {
    for await (const some of linesOf(body))
      for (const line of some) {
        lines.push(line);
        characters += line.length;
        if (lines.length >= batch.rows || characters >= batch.characters) await insert();
      }
    await insert();
  } catch (error) {
    if (error instanceof UnusableArchive || isNoRoom(error)) throw error;
    throw new UnusableArchive('damaged', `the database refuses rows of ${name}`, error);
  }
  const { counter } = table;
  if (counter)
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${table.name}, ${counter}), max(${sql.identifier(counter)}))
      from ${sql.identifier(table.name)}`);
}

async function compareTable(tx: Transaction, table: StoredTable, { name, columns, rows, sha256 }: TablePart) {
  const hash = createHash('sha256');
  let count = 0;
  for await (const lines of readLines(tx, tableLines(table, columns))) {
    hash.update(`${lines.join('\n')}\n`);
    count += lines.length;
  }
  if (count !== rows || hash.digest('hex') !== sha256)
    throw new UnusableArchive('damaged', `${name} differs after it was restored`);
}

async function enqueueAll(place: Place, tx: Transaction, { name, body }: ArchiveEntry): Promise<void> {
  for await (const lines of linesOf(body)) {
    assertRoom(place, 0);
    const jobs = lines.flatMap((line) => parseDocument(pendingJobSchema, Buffer.from(line)) ?? []);
    if (jobs.length < lines.length) throw new UnusableArchive('damaged', name);
    await place.jobs.putBack(tx, jobs);
  }
}

async function storeUpload(place: Place, entry: ArchiveEntry): Promise<void> {
  const key = entry.name.slice('uploads/'.length);
  const type = mediaTypeOf(key) ?? 'application/octet-stream';
  assertRoom(place, entry.size);
  await place.files.put(key, await readWhole(entry), type);
}
