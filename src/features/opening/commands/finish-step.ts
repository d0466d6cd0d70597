import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { type SetUpStep, setUpSteps } from '../contract';
import { siteOpening } from '../table';

/** Goes on to the step after this one. A step that is finished twice is finished once. */
export async function finishStep({ db }: Pick<Context, 'db'>, step: SetUpStep): Promise<void> {
  const next = setUpSteps[setUpSteps.indexOf(step) + 1] ?? null;
  await db.update(siteOpening).set({ nextStep: next }).where(eq(siteOpening.nextStep, step));
}
