import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { enqueueMails, theSite } from '#/platform/mail/outbox';
import type { Trouble } from '../admin-contract';
import { backupQueue } from '../jobs';
import { troubleMail } from '../mails/kinds';
import { outcomeOf, troubleOf } from '../rules';
import { type BackupStateRow, backupState } from '../table';

type Recording = Pick<Context, 'db' | 'jobs' | 'clock'>;
type Changes = Partial<BackupStateRow>;

/**
 * Milliseconds during which the owner gets no second mail about the same trouble. Less than a day, because tonight's backup may
 * end at an earlier hour than last night's.
 */
const quietMs = 20 * 3_600_000;

/** Enqueues a backup that begins now. A second press within the same minute changes nothing, even if the first backup is done. */
export const enqueueBackup = ({ db, jobs, clock }: Recording): Promise<void> =>
  transact(db, async (tx) => {
    const minute = Math.floor(clock.now().getTime() / 60_000);
    await jobs.enqueue(tx, backupQueue, {}, { singletonKey: `now ${minute}` });
  });

export const recordMade = (
  ctx: Recording,
  { bytes, ...made }: Pick<Changes, 'madeAt' | 'file' | 'lostPictures'> & { bytes: number },
): Promise<void> =>
  record(ctx, { ...made, kilobytes: Math.ceil(bytes / 1000), failure: null, failedAt: null });

export const recordFailure = (ctx: Recording, failure: Trouble): Promise<void> =>
  record(ctx, { failure, failedAt: ctx.clock.now() });

export type ProvenBackup = Pick<
  BackupStateRow,
  'provenMoment' | 'provenElsewhere' | 'reservations' | 'pictures'
>;

export const recordProof = (ctx: Recording, proven: ProvenBackup): Promise<void> =>
  record(ctx, { ...proven, provenAt: ctx.clock.now(), proofFailure: null, proofFailedAt: null });

export const recordUnproven = (ctx: Recording, proofFailure: Trouble): Promise<void> =>
  record(ctx, { proofFailure, proofFailedAt: ctx.clock.now() });

/**
 * To be called when the backup job ends. If the latest backup or proof has failed or the backup lacks pictures, mails the owner,
 * unless the last mail was about the same trouble and is younger than `quietMs`.
 */
export const recordEnd = (ctx: Recording): Promise<void> =>
  transact(ctx.db, async (tx) => {
    const [state] = await tx.select().from(backupState);
    const trouble = troubleOf(outcomeOf(state));
    if (!state || !trouble) return;
    const now = ctx.clock.now();
    const about = `${trouble.about} ${trouble.about === 'incomplete' ? trouble.lostPictures : trouble.reason}`;
    if (state.mailedAbout === about && now.getTime() - (state.mailedAt?.getTime() ?? 0) < quietMs) return;
    await enqueueMails(ctx, tx, [{ kind: troubleMail, about: theSite }]);
    await change(tx, { mailedAbout: about, mailedAt: now });
  });

const record = (ctx: Recording, changes: Changes): Promise<void> =>
  transact(ctx.db, (tx) => change(tx, changes));

async function change(tx: Transaction, changes: Changes): Promise<void> {
  await tx.insert(backupState).values(changes).onConflictDoUpdate({ target: backupState.id, set: changes });
}
