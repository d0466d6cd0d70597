import { bookingSettings } from '#/features/booking/table';
import { profiles } from '#/features/profile/table';
import type { Context } from '#/platform/context';
import { blankProfile } from '#content/profile/blank';
import { demoProfile } from '#content/profile/demo';
import type { Settings } from './env';

/** Fills an empty database: with the demo, or with what a real site begins with. What is there is never touched. */
export async function fillContent({ db }: Pick<Context, 'db'>, content: Settings['content']): Promise<void> {
  const demo = content === 'demo';
  await db.transaction(async (tx) => {
    await tx
      .insert(profiles)
      .values({ document: demo ? demoProfile : blankProfile })
      .onConflictDoNothing();
    await tx.insert(bookingSettings).values({ placeholder: demo }).onConflictDoNothing();
  });
}
