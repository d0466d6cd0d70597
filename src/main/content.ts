import { eq } from 'drizzle-orm';
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
  const filled = await Promise.all([
    db.$count(profiles),
    db.$count(siteOpening, eq(siteOpening.catalogueDue, false)),
    db.$count(bookingSettings),
  ]);
  if (filled.every((rows) => rows > 0)) return;
  await db.transaction(async (tx) => {
    const [newProfile] = await tx
      .insert(profiles)
      .values({ document: demo ? demoProfile : blankProfile })
      .onConflictDoNothing()
      .returning({ id: profiles.id });
    await tx.insert(siteOpening).values({ nextStep: 'languages' }).onConflictDoNothing();
    // Every site starts with the sample catalogue, so that visitors can book from the first moment; so does one from before it was
    // stored, whose catalogue it was.
    const [due] = await tx
      .update(siteOpening)
      .set({ catalogueDue: false })
      .where(eq(siteOpening.catalogueDue, true))
      .returning();
    await tx.insert(bookingSettings).values({ placeholder: demo }).onConflictDoNothing();
    if (!due && !newProfile) return;
    // Large, so it is loaded only where something is filled.
    const { addDemoItems, addSampleCatalogue } = await import('./demo');
    if (due) await addSampleCatalogue(tx);
    // Only a database without a profile is empty: content that an owner has deleted must not return at the next start.
    if (newProfile && demo) await addDemoItems(tx);
  });
}
