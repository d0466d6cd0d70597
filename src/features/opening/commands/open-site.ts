import { isNull } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { siteOpening } from '../table';

/** Also ends the set-up. Changes nothing if the site is open already. */
export async function openSite({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const opened = { openedAt: clock.now(), nextStep: null };
  await transact(db, (tx) =>
    tx
      .insert(siteOpening)
      .values(opened)
      .onConflictDoUpdate({ target: siteOpening.id, set: opened, setWhere: isNull(siteOpening.openedAt) }),
  );
}

/** The site is then being set up again. All settings, content and records stay as they are. */
export async function closeSite({ db }: Pick<Context, 'db'>): Promise<void> {
  await transact(db, (tx) => tx.update(siteOpening).set({ openedAt: null }));
}
