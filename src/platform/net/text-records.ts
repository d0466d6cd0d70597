import { Resolver } from 'node:dns/promises';
import { errorCode } from '../errors/trace';
import { within } from '../time/within';

export type TextRecords = { ok: true; records: string[] } | { ok: false };
export type FindTextRecords = (name: string) => Promise<TextRecords>;

/** Milliseconds until a query is sent again, and for the whole lookup. */
const queryMs = 1_500;
const lookupMs = 4_000;

const isNone = (error: unknown): boolean => ['ENOTFOUND', 'ENODATA'].includes(errorCode(error) ?? '');

/** Asks the name servers of this machine, or the given ones ('127.0.0.1:53'). A name without records gives an empty list. */
export const findTextRecords =
  (servers?: readonly string[]): FindTextRecords =>
  async (name) => {
    const resolver = new Resolver({ timeout: queryMs, tries: 2 });
    try {
      if (servers) resolver.setServers(servers);
      const found = await within(lookupMs, resolver.resolveTxt(name));
      return { ok: true, records: found.map((parts) => parts.join('')) };
    } catch (error) {
      return isNone(error) ? { ok: true, records: [] } : { ok: false };
    } finally {
      resolver.cancel();
    }
  };
