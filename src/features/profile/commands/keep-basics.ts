import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { demoProfile } from '#content/profile/demo';
import { profileRow, showsShippedPerson } from '../queries';
import { profiles } from '../table';
import { keepSamples } from './keep-samples';

/**
 * Called after the step of the set-up in which the owner enters her name. The same form shows the roles and the city, so these
 * count as confirmed and are no longer samples. The sample person's mail address is replaced with that of the owner's account,
 * because otherwise mails of visitors and of the site would reach nobody.
 */
export async function keepBasics(ctx: Pick<Context, 'db'>, ownersEmail: string): Promise<void> {
  if (await showsShippedPerson(ctx)) return;
  await transact(ctx.db, async (tx) => {
    await tx.select({ id: profiles.id }).from(profiles).for('update');
    const { document } = await profileRow({ db: tx });
    if (document.email !== demoProfile.email) return;
    await tx.update(profiles).set({ document: { ...document, email: ownersEmail } });
  });
  const { kept = [] } = (await profileRow(ctx)).document;
  const confirmed = ['roles', 'city'].filter((name) => !kept.includes(name));
  if (confirmed.length > 0) await keepSamples(ctx, confirmed);
}
