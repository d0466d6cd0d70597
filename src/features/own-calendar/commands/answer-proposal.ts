import { and, eq, isNotNull } from 'drizzle-orm';
import { siteTimeZone } from '#/features/profile/queries';
import { slotIdAt } from '#/features/schedule/contract';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { toWallTime } from '#/platform/time/zone';
import { toKnown } from '../account-queries';
import type { ProposalAnswer } from '../admin-contract';
import { enqueueSync } from '../jobs';
import { putBack } from '../merge';
import { writtenEvents } from '../table';

/** The commands of appointments that an answer comes down to; each sends the mails that it always sends. */
export interface AppointmentCommands<Refusal extends string> {
  move(ctx: Context, id: string, slotId: string, sequence: number): Promise<Outcome<Refusal>>;
  cancel(ctx: Context, id: string, message: string | undefined, sequence: number): Promise<Outcome<Refusal>>;
}
type Outcome<Refusal> = { ok: true } | { ok: false; reason: Refusal };

export type ProposalAnswered<Refusal> =
  | { ok: true }
  /** The owner has taken her change back meanwhile, or has answered already. */
  | { ok: false; reason: 'gone' | Refusal };

/** Does to the appointment what the owner did to its event in her calendar, or has the event put back. */
export async function answerProposal<Refusal extends string>(
  ctx: Context,
  appointments: AppointmentCommands<Refusal>,
  id: string,
  { answer, sequence }: ProposalAnswer,
): Promise<ProposalAnswered<Refusal>> {
  const isOpen = and(eq(writtenEvents.reservationId, id), isNotNull(writtenEvents.proposal));
  const [row] = await ctx.db.select().from(writtenEvents).where(isOpen);
  if (!row) return { ok: false, reason: 'gone' };
  if (answer === 'accept') {
    const done =
      row.proposedStart && row.proposal === 'moved'
        ? await appointments.move(ctx, id, await slotOf(ctx, row.proposedStart), sequence)
        : await appointments.cancel(ctx, id, undefined, sequence);
    if (!done.ok) return done;
  }
  await transact(ctx.db, async (tx) => {
    const [current] = await tx.select().from(writtenEvents).where(isOpen).for('update');
    const known = toKnown(current);
    if (!known) return;
    const { start, otherStarts } = answer === 'put_back' ? putBack(known) : known;
    const starts = { startsAt: start, otherStarts: otherStarts.map((each) => each.getTime()) };
    await tx
      .update(writtenEvents)
      .set({ ...starts, proposal: null, proposedStart: null })
      .where(isOpen);
    await enqueueSync(ctx, tx, true);
  });
  return { ok: true };
}

async function slotOf({ db }: Context, start: Date): Promise<string> {
  const { date, time } = toWallTime(start, await siteTimeZone(db));
  return slotIdAt(date, time);
}
