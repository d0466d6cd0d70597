import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { demoProfile } from '#content/profile/demo';
import { profileRow, showsShippedPerson } from '../queries';
import { profiles } from '../table';
import { keepSamples } from './keep-samples';

/**
 * Whoever has named herself in the set-up has confirmed what stood beside the name: the roles and the city. The invented
 * address is replaced by that of her account: visitors would write to nobody, and so would the site about appointments.
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
