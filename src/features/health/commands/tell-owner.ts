import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueMails, theSite } from '#/platform/mail/outbox';
import type { Finding } from '../admin-contract';
import { alertOf } from '../alert';
import { alertMail } from '../mails/kinds';
import { healthFaults } from '../table';

/** What a mail about faults says, so that it shows what the check found. */
export interface AlertSnapshot {
  findings: Finding[];
}

/** Remembers the faults of a check, and has the owner told what needs a hand. */
export const tellOwner = (
  ctx: Pick<Context, 'db' | 'jobs' | 'clock'>,
  findings: readonly Finding[],
): Promise<void> =>
  transact(ctx.db, async (tx) => {
    const known = await tx.select().from(healthFaults).for('update');
    const { faults, told } = alertOf(findings, known, ctx.clock.now());
    await tx.delete(healthFaults);
    if (faults.length > 0) await tx.insert(healthFaults).values(faults);
    if (told.length === 0) return;
    const snapshot: AlertSnapshot = { findings: told };
    await enqueueMails(ctx, tx, [{ kind: alertMail, about: theSite, snapshot }]);
  });
