import { type ImportAddresses, type ImportSource, type ImportState, importSources } from '../admin-contract';
import type { ImportContext, ImportOutcome } from './import-articles';

/** `not_configured`: the source has no address; `busy`: it is already being imported. */
type Outcome = ImportOutcome | { ok: false; reason: 'not_configured' | 'busy' };

export type Imports = ReturnType<typeof createImports>;

/** The imports of this process, one at a time for each source. An import continues when its request is aborted. */
export function createImports(ctx: ImportContext, addresses: ImportAddresses) {
  const running = new Map<ImportSource, { done: number; total: number }>();
  const last = new Map<ImportSource, ImportState['last']>();
  return {
    async run(source: ImportSource): Promise<Outcome> {
      const address = addresses[source];
      if (!address) return { ok: false, reason: 'not_configured' };
      if (running.has(source)) return { ok: false, reason: 'busy' };
      running.set(source, { done: 0, total: 0 });
      try {
        // Loaded on demand: the code that reads pages and feeds is large and rarely needed.
        const { importArticles } = await import('./import-articles');
        const outcome = await importArticles(ctx, source, address, (done, total) =>
          running.set(source, { done, total }),
        );
        if (outcome.ok) last.set(source, outcome.report);
        return outcome;
      } finally {
        running.delete(source);
      }
    },
    states: (): Omit<ImportState, 'offered'>[] =>
      importSources.map((source) => ({
        source,
        configured: Boolean(addresses[source]),
        running: running.get(source) ?? null,
        last: last.get(source) ?? null,
      })),
  };
}
