import { isNull } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { isOverdue } from '../queries';
import { siteRestore } from '../table';

/** The stored reason why a mail is held; `owner/records/copy` has its translations. */
const restored = 'restored from a backup';

/**
 * Activates a restored site: it begins to send mails and to run jobs. Mails that were due before the restoration are sent only if
 * `sendDue` is true, because the lost site has already sent most of them. Otherwise they are held, and the owner can send those
 * about a record on its page. Returns how many are held, or undefined if there is nothing to activate.
 */
export const activateSite = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { sendDue }: { sendDue: boolean },
): Promise<{ heldMails: number } | undefined> =>
  transact(db, async (tx) => {
    const [activated] = await tx
      .update(siteRestore)
      .set({ activatedAt: clock.now() })
      .where(isNull(siteRestore.activatedAt))
      .returning();
    if (!activated) return undefined;
    if (sendDue) return { heldMails: 0 };
    const held = await tx
      .update(mailOutbox)
      .set({ state: 'held', lastError: restored, sendingAt: null })
      .where(isOverdue(activated.restoredAt))
      .returning({ id: mailOutbox.id });
    return { heldMails: held.length };
  });
