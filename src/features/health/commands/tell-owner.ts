import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { enqueueMails, theSite } from '#/platform/mail/outbox';
import type { Finding } from '../admin-contract';
import { alertOf } from '../alert';
import { alertMail } from '../mails/kinds';
import { healthFaults } from '../table';

/** Stored with the mail, which reports what the check found, not what is true when the mail is sent. */
export interface AlertSnapshot {
  findings: Finding[];
}

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
