import { endHold } from '#/features/booking/holds';
import { holdsFor } from '#/features/booking/offer-queries';
import { eraseRecord } from '#/owner/records/commands';
import type { Done } from '#/owner/records/contract';
import type { Context } from '#/platform/context';
import { waiter } from '../contract';
import { enqueueOffers } from '../jobs';
import { lockEntry } from '../queries';
import { isOpen } from '../rules';
import { waitingEntries, waitingTokens } from '../table';
import { lockLine } from './offer';

/** Erases the person's data. An open entry is removed from the list. Its offer's slot becomes free, and a job offers it again. */
export const erase = (ctx: Pick<Context, 'db' | 'clock' | 'jobs'>, id: string): Promise<Done> =>
  eraseRecord(ctx, waitingEntries, id, {
    async lock(tx) {
      await lockLine(tx);
      return lockEntry(tx, id);
    },
    emptied: ({ status }, now) => ({
      ...waiter.erased,
      visitorZone: null,
      status: isOpen(status) ? 'removed' : status,
      updatedAt: now,
    }),
    links: waitingTokens,
    async also(tx) {
      for (const hold of await holdsFor(tx, [id]))
        if (hold.ended === null) await endHold(tx, hold.id, 'given_back');
      await enqueueOffers(ctx, tx);
    },
  });
