import { and, count, eq } from 'drizzle-orm';
import { transact } from '#/platform/db/transact';
import { openReader, type Reader } from '#/platform/reading/reader';
import { enqueueImport } from '../jobs';
import { type SiteImport, siteImportEntries, siteImports } from '../table';
import { type ImportContext, prepareText, type TextOutcome } from './import-text';

/**
 * A job stops after this many milliseconds and leaves the rest to the next job, because a job that runs for ten minutes counts
 * as hanging, and is begun again.
 */
const sliceMs = 60_000;

/**
 * Imports the waiting texts, one after the other. When its time is up, it enqueues a job for the rest. Each text is stored and
 * marked as done in one transaction, so that no text is stored twice.
 */
export async function workOffImport(ctx: ImportContext, importId: string): Promise<void> {
  const [site] = await ctx.db.select().from(siteImports).where(eq(siteImports.id, importId));
  if (site?.stage !== 'running') return;
  using reader = openReader();
  const end = performance.now() + sliceMs;
  while (performance.now() < end) {
    const imported = await importNext(ctx, site, reader);
    if (!imported) return await finish(ctx, site);
  }
  await transact(ctx.db, (tx) => enqueueImport(ctx, tx, importId));
}

async function importNext(ctx: ImportContext, site: SiteImport, reader: Reader): Promise<boolean> {
  const [entry] = await ctx.db
    .select()
    .from(siteImportEntries)
    .where(and(eq(siteImportEntries.importId, site.id), eq(siteImportEntries.state, 'waiting')))
    .orderBy(siteImportEntries.id)
    .limit(1);
  if (!entry) return false;
  const outcome: TextOutcome =
    entry.source && entry.source.kind !== 'picture'
      ? await prepareText(ctx, site, entry.source, reader)
      : { state: 'failed', reason: 'unexpected' };
  await store(ctx, site, entry.id, outcome);
  return true;
}

const store = (
  ctx: ImportContext,
  { language }: SiteImport,
  entryId: number,
  outcome: TextOutcome,
): Promise<void> =>
  transact(ctx.db, async (tx) => {
    const mark = async (values: Partial<typeof siteImportEntries.$inferInsert>) => {
      await tx
        .update(siteImportEntries)
        .set({ source: null, ...values })
        .where(eq(siteImportEntries.id, entryId));
    };
    if (outcome.state === 'failed') return mark({ state: 'failed', reason: outcome.reason });
    const added = outcome.state === 'ready' ? await ctx.addArticle(tx, outcome.article) : undefined;
    if (outcome.state === 'known' || !added) return mark({ state: 'known' });
    for (const address of outcome.addresses) await ctx.redirect(tx, address, { id: added.id, language });
    const { article, missing } = outcome;
    await mark({ state: 'imported', title: article.title, articleId: added.id, missing });
  });

/** Ends the import, and deletes the entries of the media library. Those of texts stay, because the report is made of them. */
const finish = ({ db, clock }: ImportContext, { id }: SiteImport): Promise<void> =>
  transact(db, async (tx) => {
    await tx
      .delete(siteImportEntries)
      .where(and(eq(siteImportEntries.importId, id), eq(siteImportEntries.state, 'library')));
    const [left] = await tx
      .select({ waiting: count() })
      .from(siteImportEntries)
      .where(and(eq(siteImportEntries.importId, id), eq(siteImportEntries.state, 'waiting')));
    if (left?.waiting === 0)
      await tx
        .update(siteImports)
        .set({ stage: 'done', finishedAt: clock.now() })
        .where(eq(siteImports.id, id));
  });
