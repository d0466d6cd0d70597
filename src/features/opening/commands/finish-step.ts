import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { type SetUpStep, setUpSteps } from '../contract';
import { siteOpening } from '../table';

/** Finishing a step twice changes nothing. */
export async function finishStep({ db }: Pick<Context, 'db'>, step: SetUpStep): Promise<void> {
  const next = setUpSteps[setUpSteps.indexOf(step) + 1] ?? null;
  await transact(db, (tx) =>
    tx.update(siteOpening).set({ nextStep: next }).where(eq(siteOpening.nextStep, step)),
  );
}
