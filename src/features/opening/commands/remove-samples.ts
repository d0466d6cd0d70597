import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ItemTable } from '#/owner/items/columns';
import type { Context } from '#/platform/context';
import type { Transaction } from '#/platform/db/database';
import { transact } from '#/platform/db/transact';
import type { SampledNoun } from '../admin-queries';
import { isShippedPicture, restorableUntil } from '../rules';
import { type RemovedPicture, siteOpening } from '../table';

type Ctx = Pick<Context, 'db' | 'clock'>;

/** Removes and restores the samples of the profile, which aren't items. */
export interface SampledProfile {
  /** Removes the samples. Resolves to the values that `restore` needs. */
  remove(tx: Transaction): Promise<unknown[]>;
  restore(tx: Transaction, removed: unknown[]): Promise<void>;
  /** Addresses of shipped pictures that the owner has kept. */
  kept(tx: Transaction): Promise<readonly string[]>;
}

interface Samples {
  nouns: readonly SampledNoun[];
  profile: SampledProfile;
}

/**
 * Removes the remaining samples: items, the profile's texts, figures and pictures, and the shipped pictures of the owner's own
 * items. For a week `restoreSamples` can restore them, together with samples that were removed less than a week before.
 */
export async function removeSamples({ db, clock }: Ctx, { nouns, profile }: Samples): Promise<void> {
  await transact(db, async (tx) => {
    const [opening] = await tx.select().from(siteOpening).for('update');
    const removedAt = clock.now();
    const earlier = opening?.samplesRemovedAt;
    const isRestorable = earlier && restorableUntil(earlier) > removedAt;
    for (const { table } of nouns)
      await tx
        .update(table)
        .set({ deletedAt: removedAt })
        .where(
          and(
            eq(table.isSample, true),
            or(isNull(table.deletedAt), isRestorable ? eq(table.deletedAt, earlier) : undefined),
          ),
        );
    const kept = await profile.kept(tx);
    const pictures: RemovedPicture[] = [];
    for (const noun of nouns) pictures.push(...(await removePictures(tx, noun, kept)));
    const facts = await profile.remove(tx);
    const former = isRestorable ? opening?.removed : undefined;
    const removed = {
      facts: [...(former?.facts ?? []), ...facts],
      pictures: [...(former?.pictures ?? []), ...pictures],
    };
    await tx.update(siteOpening).set({ samplesRemovedAt: removedAt, removed });
  });
}

/** Restores the samples that `removeSamples` has removed. Resolves to false if there are none, or if a week has passed. */
export function restoreSamples({ db, clock }: Ctx, { nouns, profile }: Samples): Promise<boolean> {
  return transact(db, async (tx) => {
    const [opening] = await tx.select().from(siteOpening).for('update');
    const removedAt = opening?.samplesRemovedAt;
    if (!removedAt || restorableUntil(removedAt) <= clock.now()) return false;
    for (const { table } of nouns)
      await tx
        .update(table)
        .set({ deletedAt: null })
        .where(and(eq(table.isSample, true), eq(table.deletedAt, removedAt)));
    for (const picture of opening.removed?.pictures ?? []) await restorePicture(tx, nouns, picture);
    await profile.restore(tx, opening.removed?.facts ?? []);
    await tx.update(siteOpening).set({ samplesRemovedAt: null, removed: null });
    return true;
  });
}

/** The column of a table by its name. Drizzle's tables have their columns as properties. */
const columnOf = (table: ItemTable, name: string) => (table as unknown as Record<string, PgColumn>)[name];

/** Removes shipped pictures from items that are otherwise the owner's. Resolves to the removed pictures. */
async function removePictures(
  tx: Transaction,
  { name: noun, table, pictures }: SampledNoun,
  kept: readonly string[],
): Promise<RemovedPicture[]> {
  const removed: RemovedPicture[] = [];
  for (const field of pictures) {
    const column = columnOf(table, field);
    if (!column) continue;
    const rows = await tx
      .select({ id: table.id, address: column })
      .from(table)
      .where(and(isNull(table.deletedAt), eq(table.isSample, false)));
    for (const { id, address } of rows)
      if (isShippedPicture(address) && !kept.includes(address)) removed.push({ noun, id, field, address });
  }
  for (const { id, field } of removed)
    await tx
      .update(table)
      .set({ [field]: '', version: sql`${table.version} + 1` } as object)
      .where(eq(table.id, id));
  return removed;
}

async function restorePicture(
  tx: Transaction,
  nouns: readonly SampledNoun[],
  { noun, id, field, address }: RemovedPicture,
): Promise<void> {
  const table = nouns.find(({ name }) => name === noun)?.table;
  const column = table && columnOf(table, field);
  if (!column) return;
  await tx
    .update(table)
    .set({ [field]: address, version: sql`${table.version} + 1` } as object)
    .where(and(eq(table.id, id), eq(column, '')));
}
