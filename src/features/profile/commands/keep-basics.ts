import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { demoProfile } from '#content/profile/demo';
import type { LocalizedProfile } from '../contract';
import type { SampledField } from '../item';
import { lockedProfile, profileRow, showsShippedPerson } from '../queries';
import { profiles } from '../table';
import { keepSamples } from './keep-samples';
import { contactWithout } from './remove-profile-samples';

/** The document's fields, with each social network as a field of its own, as in the forms. */
const contactsIn = ({ social, ...document }: LocalizedProfile): Record<string, unknown> => ({
  ...document,
  ...social,
});

/**
 * Called after the step of the set-up in which the owner enters her name. Does nothing if she has entered none. The same form
 * shows the roles and the city, so these are no longer samples. The sample person's phone numbers and social networks are
 * removed, and the sample mail address is replaced with that of the owner's account, so that visitors reach her and nobody else.
 */
export async function keepBasics(ctx: Pick<Context, 'db'>, ownersEmail: string): Promise<void> {
  if (await showsShippedPerson(ctx)) return;
  await transact(ctx.db, async (tx) => {
    const { document } = await lockedProfile(tx);
    const isSample = (name: SampledField) =>
      !document.kept?.includes(name) && contactsIn(document)[name] === contactsIn(demoProfile)[name];
    await tx
      .update(profiles)
      .set({ document: { ...document, ...contactWithout(document, isSample, ownersEmail) } });
  });
  const { kept = [] } = (await profileRow(ctx)).document;
  const confirmed = ['roles', 'city'].filter((name) => !kept.includes(name));
  if (confirmed.length > 0) await keepSamples(ctx, confirmed);
}
