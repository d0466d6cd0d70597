import { readSiteLanguages } from '#/features/languages/queries';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { pageUrl } from '#/platform/mail/addresses';
import { mintLink } from '#/platform/mail/link-tokens';
import { lockBalance } from '../ledger';
import { balanceTokens } from '../table';

/**
 * Makes one more link to the balance's page, which the owner hands over herself. The links in mails can't be shown to her, because
 * only their hashes are stored; they stay valid. Undefined if there is no such balance, or if it was erased.
 */
export async function makeLink(
  ctx: Pick<Context, 'db' | 'clock'>,
  baseUrl: string,
  id: string,
): Promise<string | undefined> {
  const languages = await readSiteLanguages(ctx);
  return transact(ctx.db, async (tx) => {
    const balance = await lockBalance(tx, id);
    if (!balance || balance.erasedAt) return undefined;
    const token = await mintLink(tx, balanceTokens, id, ctx.clock.now());
    return pageUrl({ baseUrl, languages }, `/package/${id}`, balance.language, { token });
  });
}
