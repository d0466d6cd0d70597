import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { PictureRefusalReason } from '#/features/pictures/admin-contract';
import type { Context } from '#/platform/context';
import { type EntryState, type MovingState, receivingMs, type TextFailure } from './admin-contract';
import { siteImportEntries, siteImports } from './table';

/** The most lines of each list in the report. */
const maxLines = 200;

export async function movingState({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<MovingState> {
  const [site] = await db.select().from(siteImports);
  const receiving =
    site?.stage === 'receiving' && site.receivedAt.getTime() + receivingMs >= clock.now().getTime();
  if (!site || site.stage === 'receiving') return { receiving, import: null };
  const ofSite = eq(siteImportEntries.importId, site.id);
  const counted = await db
    .select({ state: siteImportEntries.state, count: count() })
    .from(siteImportEntries)
    .where(and(ofSite, ne(siteImportEntries.state, 'library')))
    .groupBy(siteImportEntries.state);
  const counts = new Map<EntryState, number>(counted.map((row) => [row.state, row.count]));
  const numberOf = (state: EntryState) => counts.get(state) ?? 0;
  const total = [...counts.values()].reduce((sum, each) => sum + each, 0);
  const failed = await db
    .select({ title: siteImportEntries.title, reason: siteImportEntries.reason })
    .from(siteImportEntries)
    .where(and(ofSite, eq(siteImportEntries.state, 'failed')))
    .orderBy(siteImportEntries.id)
    .limit(maxLines);
  const incomplete = await db
    .select({
      title: siteImportEntries.title,
      articleId: siteImportEntries.articleId,
      missing: siteImportEntries.missing,
    })
    .from(siteImportEntries)
    .where(and(ofSite, sql`jsonb_array_length(${siteImportEntries.missing}) > 0`))
    .orderBy(siteImportEntries.id);
  const lost = incomplete.flatMap(({ missing: ofText, ...text }) =>
    ofText.map((each) => ({ ...text, ...each })),
  );
  const missing = lost.filter(({ reason }) => reason !== 'left_behind' && reason !== 'embedded');
  const because = (why: string) =>
    lost
      .filter(({ reason }) => reason === why)
      .slice(0, maxLines)
      .map(({ title, url }) => ({ title, url }));
  return {
    receiving,
    import: {
      program: site.program,
      address: site.address,
      running: site.stage === 'running',
      finishedAt: site.finishedAt?.toISOString() ?? null,
      total,
      done: total - numberOf('waiting'),
      imported: numberOf('imported'),
      known: numberOf('known'),
      failed: failed.map(({ title, reason }) => ({ title, reason: (reason ?? 'unexpected') as TextFailure })),
      failedCount: numberOf('failed'),
      missing: missing
        .slice(0, maxLines)
        .map(({ reason, ...each }) => ({ ...each, reason: reason as PictureRefusalReason })),
      missingCount: missing.length,
      files: because('left_behind'),
      embeds: because('embedded'),
    },
  };
}
