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

/** Enqueues the job that offers free times to the waiting list, for now or for `startAfter`. */
export const enqueueOffers = ({ jobs }: Pick<Context, 'jobs'>, tx: Executor, startAfter?: Date) =>
  jobs.enqueue(tx, freedQueue, {}, { startAfter });

const lookMs = 5 * 60_000;

/**
 * Enqueues the job for a few minutes later, so that it also finds times that became free without a command: a meeting in a
 * connected calendar was cancelled, or a new day entered the booking window. Calls within the same five minutes enqueue only one
 * job.
 */
export async function enqueueLook(
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  tx: Executor,
): Promise<void> {
  const startAfter = new Date((Math.floor(clock.now().getTime() / lookMs) + 1) * lookMs);
  const singletonKey = `waiting ${startAfter.toISOString()}`;
  await jobs.enqueue(tx, freedQueue, {}, { startAfter, singletonKey });
}

const snapshotSchema = z.object({ offerId: z.string() });

/** The mail of an offer stores the offer's id. */
export const buildMail = (entryId: string, kind: WaitingMail, offerId?: string): NewMail => ({
  kind,
  about: entryId,
  ...(offerId ? { snapshot: { offerId } satisfies z.output<typeof snapshotSchema> } : {}),
});

/** What a mail says if it is composed now; undefined if it is no longer true. */
async function factsNow(
  db: Executor,
  kind: WaitingMail,
  row: WaitingRow,
  snapshot: object | null,
  now: Date,
) {
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
      const facts = entry && (await factsNow(tx, kind, entry, snapshot, now));
      if (!entry || !facts) return undefined;
      const token = await mintLink(tx, waitingTokens, about, now);
      const service = await serviceById(tx, entry.serviceId);
      const order = { ...siteOf(ctx), mailId, entry, service, profile, token, now, offer: facts.offer };
      const mail = await composeMail(kind, order);
      return { ...mail, onUnsent: () => voidLink(ctx.db, waitingTokens, token) };
    });
  };

export const waitingMails = Object.fromEntries(
  waitingMailKinds.map((kind) => [kind, composer(kind)]),
) as Record<WaitingMail, Composer>;
