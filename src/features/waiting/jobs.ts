import * as z from 'zod/mini';
import { freedQueue, holdById } from '#/features/booking/offer-queries';
import { serviceById } from '#/features/catalogue/queries';
import { storedProfile } from '#/features/profile/queries';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { siteOf } from '#/platform/mail/addresses';
import { mintLink, voidLink } from '#/platform/mail/link-tokens';
import type { Composer, NewMail } from '#/platform/mail/outbox';
import { type WaitingMail, waitingMailKinds } from './mails/kinds';
import { lockEntry } from './queries';
import { isOpen } from './rules';
import { type WaitingRow, waitingTokens } from './table';

/** Has times offered to those who wait: now, or at a time. */
export async function enqueueOffers(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Executor,
  startAfter?: Date,
): Promise<void> {
  await jobs.enqueue(tx, freedQueue, {}, startAfter ? { startAfter } : {});
}

const lookMs = 5 * 60_000;

/** Has it looked again in a few minutes, for what becomes free without a word: a calendar's meeting, a new day. Doing so twice changes nothing. */
export async function enqueueLook(
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  tx: Executor,
): Promise<void> {
  const startAfter = new Date((Math.floor(clock.now().getTime() / lookMs) + 1) * lookMs);
  const singletonKey = `waiting ${startAfter.toISOString()}`;
  await jobs.enqueue(tx, freedQueue, {}, { startAfter, singletonKey });
}

const snapshotSchema = z.object({ offerId: z.string() });

/** A mail to enqueue about an entry; one with an offer names it. */
export const buildMail = (entryId: string, kind: WaitingMail, offerId?: string): NewMail => ({
  kind,
  about: entryId,
  ...(offerId ? { snapshot: { offerId } satisfies z.output<typeof snapshotSchema> } : {}),
});

/** What a mail would say now; undefined where it is no longer true. */
async function truth(db: Executor, kind: WaitingMail, row: WaitingRow, snapshot: object | null, now: Date) {
  if (row.erasedAt || !isOpen(row.status)) return undefined;
  if (kind === 'waiting-confirm') return {};
  const told = snapshotSchema.safeParse(snapshot);
  const offer = told.success ? await holdById(db, told.data.offerId) : undefined;
  return offer?.ended === null && offer.heldUntil > now ? { offer } : undefined;
}

/** Composes a mail and creates its link while the entry is locked against changes. */
const composer =
  (kind: WaitingMail): Composer =>
  async (ctx, { id: mailId, about, snapshot }) => {
    const now = ctx.clock.now();
    const [{ composeMail }, profile] = await Promise.all([import('./mails/compose'), storedProfile(ctx)]);
    return transact(ctx.db, async (tx) => {
      const entry = await lockEntry(tx, about);
      const saysNow = entry && (await truth(tx, kind, entry, snapshot, now));
      if (!entry || !saysNow) return undefined;
      const token = await mintLink(tx, waitingTokens, about, now);
      const service = await serviceById(tx, entry.serviceId);
      const order = { ...siteOf(ctx), mailId, entry, service, profile, token, now, offer: saysNow.offer };
      const mail = await composeMail(kind, order);
      return { ...mail, onUnsent: () => voidLink(ctx.db, waitingTokens, token) };
    });
  };

/** Composes the mails to those who wait. */
export const waitingMails = Object.fromEntries(
  waitingMailKinds.map((kind) => [kind, composer(kind)]),
) as Record<WaitingMail, Composer>;
