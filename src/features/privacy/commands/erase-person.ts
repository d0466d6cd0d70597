import { randomUUID } from 'node:crypto';
import { type RecordName, recordNames } from '#/owner/records/contract';
import type { PersonKeys } from '#/owner/records/source';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import { type Locale, sourceLocale } from '#/platform/i18n/locale';
import { mailsAbout } from '#/platform/mail/outbox';
import { type Erased, type ErasureCause, erasureKinds, type Kept } from '../admin-contract';
import type { PersonSource } from '../admin-queries';
import { erasureReceipts } from '../table';

type Receipt = typeof erasureReceipts.$inferSelect;

/**
 * Erases all records of a person that can be erased, in one transaction. Resolves to a receipt, which is undefined if nothing was
 * erased, and to the number of records that could not be erased (`left`).
 */
export const erasePerson = (
  ctx: Context,
  sources: readonly PersonSource[],
  keys: PersonKeys,
): Promise<{ receipt: Receipt | undefined; left: number }> =>
  transact(ctx.db, async (tx) => {
    const kept = Object.fromEntries(recordNames.map((kind) => [kind, 0])) as Record<RecordName, number>;
    let left = 0;
    let latest: { createdAt: Date; language: Locale } | undefined;
    const found: Found[] = [];
    for (const source of sources)
      for (const row of await source.find({ db: tx }, keys)) {
        if (source.isErasable(row, ctx.clock.now())) found.push({ source, id: row.id });
        else {
          kept[source.kind] += 1;
          left += 1;
        }
        if (!latest || row.createdAt > latest.createdAt) latest = row;
      }
    const language = latest?.language ?? sourceLocale;
    return { receipt: await eraseRecords(ctx, tx, found, { cause: 'request', language, kept }), left };
  });

interface Found {
  source: PersonSource;
  id: string;
}

/**
 * Erases records in the caller's transaction. Stores and returns a receipt, which says nothing about the person; undefined for no
 * records.
 */
export async function eraseRecords(
  ctx: Context,
  tx: Transaction,
  found: readonly Found[],
  { cause, language, kept = {} }: { cause: ErasureCause; language: Locale; kept?: Kept },
): Promise<Receipt | undefined> {
  if (found.length === 0) return undefined;
  const erased = Object.fromEntries(erasureKinds.map((kind) => [kind, 0])) as Erased;
  for (const { source, id } of found) {
    erased.mails += (await mailsAbout(tx, id)).length;
    const { ok } = await source.erase({ ...ctx, db: tx }, id);
    if (!ok) throw new Error('a record that could be erased was refused');
    erased[source.kind] += 1;
  }
  const receipt = { id: randomUUID(), cause, language, erased, kept, at: ctx.clock.now() };
  await tx.insert(erasureReceipts).values(receipt);
  return receipt;
}
