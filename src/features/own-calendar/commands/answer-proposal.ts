import { and, eq, isNotNull } from 'drizzle-orm';
import { siteTimeZone } from '#/features/profile/queries';
import { slotIdAt } from '#/features/schedule/contract';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { toWallTime } from '#/platform/time/zone';
import { type BookedKind, bookedKinds, toKnown, writtenTables } from '../account-queries';
import type { ProposalAnswer } from '../admin-contract';
import { enqueueSync } from '../jobs';
import { putBack } from '../merge';

/** The reasons for which booking's commands refuse to move or cancel an appointment. */
type Refusal = 'unknown' | 'changed' | 'not_changeable' | 'slot_not_offered' | 'slot_taken' | 'own_slot';
type Outcome<Reason> = { ok: true } | { ok: false; reason: Reason };

/** Booking's commands that carry out an accepted proposal. They send the usual mails of a move or cancellation. */
export interface AppointmentCommands {
  move(ctx: Context, id: string, slotId: string, sequence: number): Promise<Outcome<Refusal>>;
  cancel(ctx: Context, id: string, message: string | undefined, sequence: number): Promise<Outcome<Refusal>>;
}

/**
 * Answers a proposal: moves or cancels the appointment as the owner has moved or deleted its event, or restores the event.
 * `gone`: the proposal is not open any more, or the event was changed again since the owner saw the proposal. `course`: a
 * proposal about a date of a course can't be accepted.
 */
export async function answerProposal(
  ctx: Context,
  appointments: AppointmentCommands,
  id: string,
  answer: ProposalAnswer,
): Promise<Outcome<Refusal | 'gone' | 'course'>> {
  const found = await openProposal(ctx, id);
  if (!found) return { ok: false, reason: 'gone' };
  const { kind, row } = found;
  if (answer.answer === 'accept') {
    if (kind === 'course') return { ok: false, reason: 'course' };
    const { sequence, movedTo } = answer;
    // The owner has changed the event again since she saw the proposal, so she has to decide about the new proposal.
    if ((row.proposedStart?.toISOString() ?? null) !== movedTo) return { ok: false, reason: 'gone' };
    const done =
      row.proposedStart && row.proposal === 'moved'
        ? await appointments.move(ctx, id, await slotOf(ctx, row.proposedStart), sequence)
        : await appointments.cancel(ctx, id, undefined, sequence);
    if (!done.ok) return done;
  }
  const table = writtenTables[kind];
  await transact(ctx.db, async (tx) => {
    const [current] = await tx.select().from(table).where(isOpen(kind, id)).for('update');
    const known = toKnown(current);
    if (!known) return;
    const { start, otherStarts } = answer.answer === 'put_back' ? putBack(known) : known;
    const starts = { startsAt: start, otherStarts: otherStarts.map((each) => each.getTime()) };
    await tx
      .update(table)
      .set({ ...starts, proposal: null, proposedStart: null })
      .where(isOpen(kind, id));
    await enqueueSync(ctx, tx, { continues: true });
  });
  return { ok: true };
}

const isOpen = (kind: BookedKind, id: string) =>
  and(eq(writtenTables[kind].id, id), isNotNull(writtenTables[kind].proposal));

async function openProposal({ db }: Context, id: string) {
  for (const kind of bookedKinds) {
    const [row] = await db.select().from(writtenTables[kind]).where(isOpen(kind, id));
    if (row) return { kind, row };
  }
  return undefined;
}

async function slotOf({ db }: Context, start: Date): Promise<string> {
  const { date, time } = toWallTime(start, await siteTimeZone(db));
  return slotIdAt(date, time);
}
