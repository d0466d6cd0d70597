import { isNull } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { mailOutbox } from '#/platform/mail/outbox-table';
import { isOverdue } from '../queries';
import { siteRestore } from '../table';

/** Shown to the owner beside a mail that is not sent. */
const restored = 'restored from a backup';

/**
 * Has a restored site take up its work. Mails that were due before it was restored are sent only if the owner wants that: most of
 * them were sent before the site was lost. She sees them with the record and can send each by hand. Returns how many are
 * held back, or undefined where there is nothing to activate.
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
