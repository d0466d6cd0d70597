import { and, eq, lt, or } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { lockNames } from '#/platform/db/locks';
import { transact } from '#/platform/db/transact';
import type { Locale } from '#/platform/i18n/locale';
import { type ExportEntry, UnusableExport } from '#/platform/reading/exported';
import { type ExportRefusal, maxBytes, type Program, receivingMs } from '../admin-contract';
import { enqueueImport } from '../jobs';
import { keyOf, programOf, siteAddress } from '../rules';
import { siteImportEntries, siteImports } from '../table';

type Ctx = Pick<Context, 'db' | 'clock' | 'jobs'>;

export interface ExportUpload {
  body: AsyncIterable<Uint8Array>;
  language: Locale;
  publish: boolean;
  /** The old site's address, as it was typed. It is needed for Ghost only, because a WordPress export contains it. */
  address: string;
}

type ExportReceived = { ok: true } | { ok: false; reason: ExportRefusal };

/** The outcome of an upload that counted as abandoned, so that another upload has replaced it. */
const givenUp = { ok: false, reason: 'busy' } as const;

/** The most texts and pictures of one export. */
const maxEntries = 50_000;
/** Entries are stored together once there are this many, or once their texts have more characters than this. */
const batchSize = { texts: 100, characters: 1_000_000 };
/** The pause in milliseconds between two updates of `receivedAt` while a file arrives. */
const noteMs = 5_000;

/**
 * Reads the file of an export into the database, and enqueues the import. If the file can't be read to its end, everything that
 * was stored of it is deleted.
 */
export async function receiveExport(ctx: Ctx, upload: ExportUpload): Promise<ExportReceived> {
  const { program, chunks } = await beginningOf(upload.body);
  if (!program) return { ok: false, reason: 'unknown' };
  const address = siteAddress(upload.address);
  if (program === 'ghost' && !address) return { ok: false, reason: 'no_address' };
  const id = await begin(ctx, { ...upload, program, address: address ?? '' });
  if (!id) return { ok: false, reason: 'busy' };
  try {
    const entries = entriesOf(program, noting(ctx, id, chunks), address ?? '');
    const { texts, found } = await storeEntries(ctx, id, entries, address);
    if (texts === 0) throw new UnusableExport('unknown');
    const isBegun = await transact(ctx.db, async (tx) => {
      const rows = await tx
        .update(siteImports)
        .set({ stage: 'running', address: found })
        .where(eq(siteImports.id, id))
        .returning({ id: siteImports.id });
      if (rows.length > 0) await enqueueImport(ctx, tx, id);
      return rows.length > 0;
    });
    return isBegun ? { ok: true } : givenUp;
  } catch (error) {
    const [own] = await ctx.db.delete(siteImports).where(eq(siteImports.id, id)).returning();
    if (!own) return givenUp;
    if (error instanceof UnusableExport) return { ok: false, reason: error.reason };
    throw error;
  }
}

/**
 * Begins an import, and deletes the report of the previous one. Resolves to the id of the new import, or to undefined while
 * another import runs.
 */
function begin(
  { db, clock }: Ctx,
  { program, language, publish, address }: Omit<ExportUpload, 'body'> & { program: Program },
): Promise<string | undefined> {
  return transact(db, async (tx) => {
    await lockNames(tx, ['site import']);
    const silentSince = new Date(clock.now().getTime() - receivingMs);
    const isGivenUp = and(eq(siteImports.stage, 'receiving'), lt(siteImports.receivedAt, silentSince));
    await tx.delete(siteImports).where(or(eq(siteImports.stage, 'done'), isGivenUp));
    const [current] = await tx.select({ id: siteImports.id }).from(siteImports);
    if (current) return undefined;
    const [row] = await tx
      .insert(siteImports)
      .values({ program, language, publish, address, receivedAt: clock.now() })
      .returning({ id: siteImports.id });
    return row?.id;
  });
}

/**
 * Passes the chunks on, and regularly stores the time while the file is arriving. If the stored time gets old, as after a crash,
 * another import may begin.
 */
async function* noting(
  { db, clock }: Ctx,
  id: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let noted = clock.now();
  for await (const chunk of chunks) {
    const now = clock.now();
    if (now.getTime() - noted.getTime() >= noteMs) {
      await db.update(siteImports).set({ receivedAt: now }).where(eq(siteImports.id, id));
      noted = now;
    }
    yield chunk;
  }
}

/** Reads up to the first character that isn't a space, which shows the program. `chunks` still yields the whole file. */
async function beginningOf(body: AsyncIterable<Uint8Array>) {
  const iterator = body[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let text = '';
  while (text.trim() === '' && text.length < 1_000) {
    const next = await iterator.next();
    if (next.done) break;
    first.push(next.value);
    text += Buffer.from(next.value.subarray(0, 100)).toString('utf8');
  }
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield* first;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { program: programOf(text), chunks: chunks() };
}

async function* entriesOf(
  program: Program,
  chunks: AsyncIterable<Uint8Array>,
  address: string,
): AsyncGenerator<ExportEntry> {
  const limited = limit(chunks, maxBytes[program]);
  // Loaded on demand, because the code that reads exports is rarely needed.
  if (program === 'wordpress') {
    const { readWordPress } = await import('#/platform/reading/wordpress');
    return yield* readWordPress(limited);
  }
  const { openReader } = await import('#/platform/reading/reader');
  const parts: Uint8Array[] = [];
  for await (const chunk of limited) parts.push(chunk);
  using reader = openReader();
  const read = await reader
    .ghost(Buffer.concat(parts), address)
    .catch(() => ({ fault: 'too_large' as const }));
  if ('fault' in read) throw new UnusableExport(read.fault);
  yield* read.entries;
}

async function* limit(chunks: AsyncIterable<Uint8Array>, max: number): AsyncGenerator<Uint8Array> {
  let received = 0;
  for await (const chunk of chunks) {
    received += chunk.length;
    if (received > max) throw new UnusableExport('too_large');
    yield chunk;
  }
}

async function storeEntries(
  { db }: Ctx,
  importId: string,
  entries: AsyncIterable<ExportEntry>,
  typed: string | undefined,
): Promise<{ texts: number; found: string }> {
  let [texts, count, characters, found] = [0, 0, 0, typed ?? ''];
  let batch: (typeof siteImportEntries.$inferInsert)[] = [];
  const flush = async () => {
    if (batch.length > 0) await db.insert(siteImportEntries).values(batch).onConflictDoNothing();
    batch = [];
    characters = 0;
  };
  for await (const entry of entries) {
    if (entry.kind === 'site') {
      found = siteAddress(entry.address) ?? found;
      continue;
    }
    count += 1;
    if (count > maxEntries) throw new UnusableExport('too_large');
    if (entry.kind !== 'picture') texts += 1;
    batch.push({ importId, ...rowOf(entry, found) });
    characters += entry.kind === 'picture' ? 0 : entry.html.length;
    if (batch.length >= batchSize.texts || characters > batchSize.characters) await flush();
  }
  await flush();
  return { texts, found };
}

const rowOf = (entry: Exclude<ExportEntry, { kind: 'site' }>, address: string) =>
  entry.kind === 'picture'
    ? {
        kind: entry.kind,
        key: entry.id,
        parent: entry.parent,
        title: '',
        source: entry,
        state: 'library' as const,
      }
    : { kind: entry.kind, key: keyOf(entry, address), title: entry.title.slice(0, 300), source: entry };
