import { eq } from 'drizzle-orm';
import { bookingSettings } from '#/features/booking/table';
import { siteOpening } from '#/features/opening/table';
import { profiles } from '#/features/profile/table';
import type { Context } from '#/platform/context';
import { blankProfile } from '#content/profile/blank';
import { demoProfile } from '#content/profile/demo';
import type { Settings } from './env';

/** Adds what the database lacks of the initial content: that of the demo, or of a real site. Never changes existing content. */
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
    // Every new site starts with the sample catalogue, so that visitors can book at once. Earlier versions showed this catalogue
    // without storing it, so it is also added to the database of a site that comes from such a version.
    const [due] = await tx
      .update(siteOpening)
      .set({ catalogueDue: false })
      .where(eq(siteOpening.catalogueDue, true))
      .returning();
    await tx.insert(bookingSettings).values({ placeholder: demo }).onConflictDoNothing();
    if (!due && !newProfile) return;
    // The demo is large, so it is loaded only if it is needed.
    const { addDemoItems, addSampleCatalogue } = await import('./demo');
    if (due) await addSampleCatalogue(tx);
    // Only if the profile is new: otherwise content that the owner has deleted would return at the next start.
    if (newProfile && demo) await addDemoItems(tx);
  });
}
