import { Resolver } from 'node:dns/promises';
import { within } from '../time/within';

/** TXT records of a name, or why they could not be read. */
export type TextRecords = { ok: true; records: string[] } | { ok: false };
export type FindTextRecords = (name: string) => Promise<TextRecords>;

/** Milliseconds for one question and its repetition, and for the whole answer. */
const questionMs = 1_500;
const answerMs = 4_000;

/** What the servers say where a name, or a record of it, doesn't exist. */
const isNone = (error: unknown): boolean =>
  ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Asks the name servers of this machine, or the given ones ('127.0.0.1:53'). A name without records has none; that is no failure. */
export const findTextRecords =
  (servers?: readonly string[]): FindTextRecords =>
  async (name) => {
    const resolver = new Resolver({ timeout: questionMs, tries: 2 });
    try {
      if (servers) resolver.setServers(servers);
      const found = await within(answerMs, resolver.resolveTxt(name));
      return { ok: true, records: found.map((parts) => parts.join('')) };
    } catch (error) {
      return isNone(error) ? { ok: true, records: [] } : { ok: false };
    } finally {
      resolver.cancel();
    }
  };
