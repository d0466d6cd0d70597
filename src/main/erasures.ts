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

/** Tables with personal data. Those of the jobs are not among them: jobs contain only ids. */
export const personalTables = [
  reservations,
  reservationTokens,
  balances,
  balanceEntries,
  balanceTokens,
  waitingEntries,
  waitingTokens,
  // Of a cohort the note may be the name of a company that inquired.
  cohorts,
  // The owner's notes on times may name somebody.
  blocks,
  overrides,
  enrolments,
  enrolmentTokens,
  trainingApplications,
  contactMessages,
  mailOutbox,
  rateHits,
];

/** A record whose person was erased: no personal data. */
const erasureSchema = z.object({ kind: z.enum(recordNames), id: z.uuid(), at: z.iso.datetime() });
type Erasure = z.output<typeof erasureSchema>;

/** In DATA_DIR, one line of JSON each: outlives the database, so that a restored backup brings nobody back. */
const fileName = 'erased.jsonl';

/** Adds what was erased in this database to the file. */
export const keepErasures = async (db: Executor, dataDir: string): Promise<Erasure[]> =>
  addErasures(dataDir, await storedErasures(db));

/** Adds the lines of a list from a place where backups are kept to the file. */
export const adoptErasures = (dataDir: string, list: string): Promise<Erasure[]> =>
  addErasures(dataDir, list.split('\n').flatMap(readLine));

/** Adds those that the file doesn't have yet, and returns all of it. */
async function addErasures(dataDir: string, found: readonly Erasure[]): Promise<Erasure[]> {
  const kept = await readErasures(dataDir);
  const known = new Set(kept.map(({ id }) => id));
  const added = found.filter(({ id }) => !known.has(id));
  const all = [...kept, ...added];
  if (added.length > 0) await replaceFile(join(dataDir, fileName), all.map(lineOf).join(''));
  return all;
}

/** What was erased in the database that is about to be replaced, or by the file in databases before it. */
export async function knownErasures({
  db,
  dataDir,
}: {
  db: Database;
  dataDir: string;
}): Promise<{ known: Erasure[]; unread: boolean }> {
  try {
    await storedErasures(db);
  } catch {
    // Damaged, or of another version.
    return { known: await readErasures(dataDir), unread: true };
  }
  return { known: await keepErasures(db, dataDir), unread: false };
}

/** Erases those of the records that a backup has brought back, and returns how many. */
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
      // Records that were made after the backup are not in it.
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

/** The file's lines, for a place where backups are kept. */
export const erasureList = async (dataDir: string): Promise<string> =>
  (await readErasures(dataDir)).map(lineOf).join('');

async function readErasures(dataDir: string): Promise<Erasure[]> {
  const text = (await readIfThere(join(dataDir, fileName))) ?? '';
  return text.split('\n').flatMap(readLine);
}

const lineOf = (erasure: Erasure): string => `${JSON.stringify(erasure)}\n`;

/** A line that was damaged is left out: neither a backup nor a restoration must fail for it. */
function readLine(line: string): Erasure[] {
  try {
    return [erasureSchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}
