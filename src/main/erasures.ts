import { join } from 'node:path';
import * as z from 'zod/mini';
import { personSources } from '#/api/people';
import { balanceEntries, balances, balanceTokens } from '#/features/balances/table';
import { blocks, overrides, reservations, reservationTokens } from '#/features/booking/table';
import { cohorts, enrolments, enrolmentTokens } from '#/features/cohorts/table';
import { contactMessages } from '#/features/contact/table';
import { trainingApplications } from '#/features/training/table';
import { waitingEntries, waitingTokens } from '#/features/waiting/table';
import { recordNames } from '#/owner/records/contract';
import { recordEvent } from '#/platform/audit/record-event';
import type { Context } from '#/platform/context';
import type { Database, Executor, Transaction } from '#/platform/db/database';
import { readIfThere, replaceFile } from '#/platform/files/whole-file';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { rateHits } from '#/platform/rate-limit/hits-table';

/** All tables with personal data of visitors. The tables of the jobs are not among them, because jobs contain only ids. */
export const personalTables = [
  reservations,
  reservationTokens,
  balances,
  balanceEntries,
  balanceTokens,
  waitingEntries,
  waitingTokens,
  // The note of a cohort may be the name of a company that sent a request.
  cohorts,
  // The owner's notes in these two tables may name somebody.
  blocks,
  overrides,
  enrolments,
  enrolmentTokens,
  trainingApplications,
  contactMessages,
  mailOutbox,
  rateHits,
];

/** The erasure of a record. It contains no personal data. */
const erasureSchema = z.object({ kind: z.enum(recordNames), id: z.uuid(), at: z.iso.datetime() });
type Erasure = z.output<typeof erasureSchema>;

/**
 * The file in DATA_DIR that lists the erasures, one per line as JSON. It outlives the database, so that erased people don't
 * return from a backup.
 */
const fileName = 'erased.jsonl';

/** Adds the erasures in this database to the file. Returns all erasures in the file. */
export const keepErasures = async (db: Executor, dataDir: string): Promise<Erasure[]> =>
  addErasures(dataDir, await storedErasures(db));

/** Adds the lines of a list that was stored beside backups to the file. Returns all erasures in the file. */
export const adoptErasures = (dataDir: string, list: string): Promise<Erasure[]> =>
  addErasures(dataDir, list.split('\n').flatMap(readLine));

async function addErasures(dataDir: string, found: readonly Erasure[]): Promise<Erasure[]> {
  const kept = await readErasures(dataDir);
  const known = new Set(kept.map(({ id }) => id));
  const added = found.filter(({ id }) => !known.has(id));
  const all = [...kept, ...added];
  if (added.length > 0) await replaceFile(join(dataDir, fileName), all.map(lineOf).join(''));
  return all;
}

/** The erasures in the file and in the database that is about to be replaced. `unread`: the database couldn't be read. */
export async function knownErasures(
  db: Database,
  dataDir: string,
): Promise<{ known: Erasure[]; unread: boolean }> {
  try {
    await storedErasures(db);
  } catch {
    // The database is damaged, or of another version.
    return { known: await readErasures(dataDir), unread: true };
  }
  return { known: await keepErasures(db, dataDir), unread: false };
}

/** Erases the records that were erased before and that a backup has brought back. Returns their number. */
export async function eraseAgain(
  ctx: Pick<Context, 'clock'> & { jobs: Pick<Context['jobs'], 'enqueue' | 'enqueueAll' | 'cancel'> },
  tx: Transaction,
  known: readonly Erasure[],
): Promise<number> {
  const done = new Set((await storedErasures(tx)).map(({ id }) => id));
  let count = 0;
  for (const source of personSources)
    for (const { kind, id } of known) {
      if (kind !== source.kind || done.has(id)) continue;
      const { ok } = await source.eraseAgain({ ...ctx, db: tx }, id);
      // Erasing fails for records that are newer than the backup, because the backup doesn't contain them.
      if (!ok) continue;
      count += 1;
      const event = {
        actor: 'operator',
        kind: 'visitors',
        subject: kind,
        action: 'erased',
        item: id,
      } as const;
      await recordEvent(tx, ctx.clock, event);
    }
  return count;
}

async function storedErasures(db: Executor): Promise<Erasure[]> {
  const found: Erasure[] = [];
  for (const { kind, erased } of personSources)
    for (const { id, at } of await erased(db)) if (at) found.push({ kind, id, at: at.toISOString() });
  return found;
}

export const erasureList = async (dataDir: string): Promise<string> =>
  (await readErasures(dataDir)).map(lineOf).join('');

async function readErasures(dataDir: string): Promise<Erasure[]> {
  const text = (await readIfThere(join(dataDir, fileName))) ?? '';
  return text.split('\n').flatMap(readLine);
}

const lineOf = (erasure: Erasure): string => `${JSON.stringify(erasure)}\n`;

/** Reads a line. A damaged line is left out, because neither a backup nor a restoration must fail because of it. */
function readLine(line: string): Erasure[] {
  try {
    return [erasureSchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}
