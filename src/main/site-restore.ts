import { eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { backupSettings, siteRestore } from '#/features/backups/table';
import { balances } from '#/features/balances/table';
import { reservations } from '#/features/booking/table';
import { enrolments } from '#/features/cohorts/table';
import { contactMessages } from '#/features/contact/table';
import { owners, ownerTwoFactors } from '#/features/identity/table';
import { mailSettings } from '#/features/mail-settings/table';
import { calendarAccounts } from '#/features/own-calendar/table';
import { pictures } from '#/features/pictures/table';
import { trainingApplications } from '#/features/training/table';
import { waitingEntries } from '#/features/waiting/table';
import type { RecordName } from '#/owner/records/contract';
import type { RecordTable } from '#/owner/records/source';
import { recordEvent } from '#/platform/audit/record-event';
import type { ArchiveFile } from '#/platform/backup/read-archive';
import { restoreArchive } from '#/platform/backup/restore-archive';
import type { VerifiedArchive } from '#/platform/backup/verify-archive';
import type { Context } from '#/platform/context';
import type { Database, OpenDatabase, Transaction } from '#/platform/db/database';
import type { Files } from '#/platform/files/files';
import type { JobSystem } from '#/platform/jobs/jobs';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { authSecret, secretFingerprint } from './auth-secret';
import { adoptListBeside } from './erasure-list';
import { eraseAgain, knownErasures, personalTables } from './erasures';
import { adoptRestoredSecrets, keepRestoredSecrets } from './restored-secrets';

export interface RestorePlace extends Pick<Context, 'db' | 'files' | 'clock'> {
  database: Pick<OpenDatabase, 'rewrite'>;
  jobs: Pick<JobSystem, 'putBack' | 'enqueue' | 'enqueueAll' | 'cancel'>;
  dataDir: string;
  /** `AUTH_SECRET`. */
  authSecret: string | undefined;
  migrationsDir: string;
}

/** The secrets that have to be entered again, because they were encrypted with keys that this machine doesn't have. */
interface Unreadable {
  mailPassword: boolean;
  /** The password for the place of the backups. */
  placeSecret: boolean;
  /** The password of the owner's calendar account. */
  calendarPassword: boolean;
  /** The mail addresses of owners whose authenticator was removed, so that they sign in by password alone. */
  twoFactor: string[];
}

export interface RestoreReport extends Unreadable {
  /** The number of records that were erased after the backup was made, and that were now erased again. */
  erasedAgain: number;
  /** Whether the erasures in the replaced database or in the list beside the archive couldn't be read. */
  erasuresUnread: boolean;
  /** Whether neither this machine nor a list beside the archive knows who was erased after the backup was made. */
  erasuresUnknown: boolean;
}

export const noFiles: Files = {
  put: async () => undefined,
  read: async () => undefined,
  remove: async () => undefined,
};

/** The tables of all records about people, except reservations, and how a list names such a record. */
const otherRecords = {
  messages: { table: contactMessages, called: 'message from' },
  applications: { table: trainingApplications, called: 'application of' },
  enrolments: { table: enrolments, called: 'enrolment of' },
  balances: { table: balances, called: 'sold package of' },
  waiting: { table: waitingEntries, called: 'place on the waiting list of' },
} satisfies Record<Exclude<RecordName, 'reservations'>, { table: RecordTable; called: string }>;

const recordTables = [reservations, ...Object.values(otherRecords).map(({ table }) => table)];

/** Whether the database is in use: it has an owner, a picture, or a record of any kind. */
export async function isOccupied(db: Database): Promise<boolean> {
  const counts = await Promise.all([owners, pictures, ...recordTables].map((table) => db.$count(table)));
  return counts.some((count) => count > 0);
}

/** The records and mails that are newer than a backup that was made at `madeAt`, or were changed since. */
export async function newerThan(db: Database, madeAt: Date) {
  const { startsAt, name, email, phone, status, createdAt, updatedAt } = reservations;
  const othersOf = async ({ called, table }: (typeof otherRecords)[keyof typeof otherRecords]) => {
    const changedAt = 'updatedAt' in table ? table.updatedAt : table.createdAt;
    const rows = await db
      .select({ name: table.name, email: table.email })
      .from(table)
      .where(gt(changedAt, madeAt));
    return rows.map((row) => ({ called, ...row }));
  };
  const booked = await db
    .select({ startsAt, name, email, phone, status, createdAt })
    .from(reservations)
    .where(or(gt(createdAt, madeAt), gt(updatedAt, madeAt)))
    .orderBy(startsAt);
  const others = await Promise.all(Object.values(otherRecords).map(othersOf));
  return { reservations: booked, others: others.flat(), mails: await mailedSince(db, madeAt) };
}

/** The mails that were sent after `madeAt`, with the name of the person whom they are about. */
function mailedSince(db: Database, madeAt: Date) {
  const named = recordTables.map(
    (table) => sql`(select ${table.name} from ${table} where ${table.id} = ${mailOutbox.about})`,
  );
  return db
    .select({
      kind: mailOutbox.kind,
      sentAt: mailOutbox.sentAt,
      name: sql<string>`coalesce(${sql.join(named, sql`, `)}, '')`,
    })
    .from(mailOutbox)
    .where(gt(mailOutbox.sentAt, madeAt))
    .orderBy(mailOutbox.sentAt);
}

/** Replaces the whole site by the contents of the archive. Jobs and mails are held back until the site is activated. */
export async function restoreSite(
  place: RestorePlace,
  archive: ArchiveFile,
  verified: VerifiedArchive,
): Promise<RestoreReport> {
  const { dataDir, clock } = place;
  const { beginning } = verified;
  const secret = await authSecret(dataDir, place.authSecret);
  const list = await adoptListBeside(dataDir, archive);
  const isNew = !(await isOccupied(place.db).catch(() => true));
  const erasures = await knownErasures(place.db, dataDir);
  let erasedAgain = 0;
  let report: Unreadable = {
    mailPassword: false,
    placeSecret: false,
    calendarPassword: false,
    twoFactor: [],
  };
  await restoreArchive(
    {
      ...place,
      async complete(tx, { secrets }) {
        const adopted = place.authSecret ? undefined : secrets;
        const isReadable = adopted !== undefined || secretFingerprint(secret) === beginning.secret;
        if (!isReadable) report = await dropUnreadable(tx);
        const restoredAt = clock.now();
        await tx.insert(siteRestore).values({ madeAt: new Date(beginning.madeAt), restoredAt });
        erasedAgain = await eraseAgain({ ...place, clock: { now: () => restoredAt } }, tx, erasures.known);
        const event = { actor: 'operator', kind: 'data', subject: 'backup', action: 'restored' } as const;
        await recordEvent(tx, clock, event);
        if (adopted) await keepRestoredSecrets(dataDir, adopted, restoredAt);
      },
    },
    archive,
    verified,
  );
  await adoptRestoredSecrets(place.db, dataDir);
  // If this fails, the tables are rewritten later, by a job that the erasing has enqueued.
  if (erasedAgain > 0) await place.database.rewrite(personalTables).catch(() => undefined);
  return {
    ...report,
    erasedAgain,
    erasuresUnread: erasures.unread || list === 'unreadable',
    erasuresUnknown: list === 'none' && isNew && erasures.known.length === 0,
  };
}

/**
 * Removes authenticators, because nobody could sign in with one whose secret can't be read. Returns what has to be entered again.
 */
async function dropUnreadable(tx: Transaction): Promise<Unreadable> {
  await tx.delete(ownerTwoFactors);
  const dropped = await tx
    .update(owners)
    .set({ twoFactorEnabled: false })
    .where(eq(owners.twoFactorEnabled, true))
    .returning({ email: owners.email });
  return {
    mailPassword: (await tx.$count(mailSettings, isNotNull(mailSettings.sealedPassword))) > 0,
    placeSecret: (await tx.$count(backupSettings, isNotNull(backupSettings.sealedSecret))) > 0,
    calendarPassword: (await tx.$count(calendarAccounts)) > 0,
    twoFactor: dropped.map(({ email }) => email),
  };
}
