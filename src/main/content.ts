import { bookingSettings } from '#/features/booking/table';
import { siteOpening } from '#/features/opening/table';
import { profiles } from '#/features/profile/table';
import type { Context } from '#/platform/context';
import { blankProfile } from '#content/profile/blank';
import { demoProfile } from '#content/profile/demo';
import type { Settings } from './env';

/** Fills an empty database with the demo, or with what a real site starts from. Never changes existing content. */
export async function fillContent({ db }: Pick<Context, 'db'>, content: Settings['content']): Promise<void> {
  const demo = content === 'demo';
  const filled = await Promise.all([profiles, siteOpening, bookingSettings].map((table) => db.$count(table)));
  if (filled.every((rows) => rows > 0)) return;
  await db.transaction(async (tx) => {
    const [newProfile] = await tx
      .insert(profiles)
      .values({ document: demo ? demoProfile : blankProfile })
      .onConflictDoNothing()
      .returning({ id: profiles.id });
    await tx.insert(siteOpening).values({ nextStep: 'about' }).onConflictDoNothing();
    await tx.insert(bookingSettings).values({ placeholder: demo }).onConflictDoNothing();
    // Only a database without a profile is empty: content that an owner has deleted must not return at the next start.
    if (!newProfile || !demo) return;
    // Large, so it is loaded for an empty database alone.
    const { addDemoItems } = await import('./demo');
    await addDemoItems(tx);
  });
}
