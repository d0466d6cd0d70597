import { type ImportAddresses, type ImportSource, type ImportState, importSources } from '../admin-contract';
import type { ImportContext, ImportOutcome } from './import-articles';

export interface Imports {
  /** Undefined where the owner has set no address, `busy` while the same source is being imported. */
  run(source: ImportSource): Promise<ImportOutcome | 'busy' | undefined>;
  states(): ImportState[];
}

/** The imports of this process: one at a time of each source, whoever has asked for it and whether they still wait or not. */
export function createImports(ctx: ImportContext, addresses: ImportAddresses): Imports {
  const running = new Map<ImportSource, { done: number; total: number }>();
  const last = new Map<ImportSource, ImportState['last']>();
  return {
    async run(source) {
      const address = addresses[source];
      if (!address) return undefined;
      if (running.has(source)) return 'busy';
      running.set(source, { done: 0, total: 0 });
      try {
        // What reads pages and feeds is large, and needed once a month.
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
