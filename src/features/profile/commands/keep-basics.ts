import type { Context } from '#/platform/context';
import { profileRow, showsShippedPerson } from '../queries';
import { keepSamples } from './keep-samples';

/** Whoever has named herself in the set-up has confirmed what stood beside the name: the roles and the city. */
export async function keepBasics(ctx: Pick<Context, 'db'>): Promise<void> {
  if (await showsShippedPerson(ctx)) return;
  const { kept = [] } = (await profileRow(ctx)).document;
  const confirmed = ['roles', 'city'].filter((name) => !kept.includes(name));
  if (confirmed.length > 0) await keepSamples(ctx, confirmed);
}
