import { type ImportAddresses, type ImportSource, type ImportState, importSources } from '../admin-contract';
import type { ImportContext, ImportOutcome } from './import-articles';

export interface Imports {
  /** `not_configured`: the source has no address; `busy`: it is already being imported. */
  run(source: ImportSource): Promise<ImportOutcome | { ok: false; reason: 'not_configured' | 'busy' }>;
  states(): Omit<ImportState, 'offered'>[];
}

/** The imports of this process, one at a time for each source; an import goes on when its request is aborted. */
export function createImports(ctx: ImportContext, addresses: ImportAddresses): Imports {
  const running = new Map<ImportSource, { done: number; total: number }>();
  const last = new Map<ImportSource, ImportState['last']>();
  return {
    async run(source) {
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
    states: () =>
      importSources.map((source) => ({
        source,
        configured: Boolean(addresses[source]),
        running: running.get(source) ?? null,
        last: last.get(source) ?? null,
      })),
  };
}
