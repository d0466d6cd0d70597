import { sectionItem } from '#/features/about/item';
import { aboutSections } from '#/features/about/table';
import { articleItem } from '#/features/articles/item';
import { articles } from '#/features/articles/table';
import { bookingSettings } from '#/features/booking/table';
import { bookItem } from '#/features/books/item';
import { books } from '#/features/books/table';
import { mediaItem } from '#/features/media/item';
import { sampleMedia } from '#/features/media/queries';
import { media } from '#/features/media/table';
import { siteOpening } from '#/features/opening/table';
import { profiles } from '#/features/profile/table';
import { addItems } from '#/owner/items/store';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { demoAbout } from '#content/about/demo';
import { demoArticles } from '#content/articles/demo';
import { demoBooks } from '#content/books/demo';
import { blankProfile } from '#content/profile/blank';
import { demoProfile } from '#content/profile/demo';
import type { Settings } from './env';

/** Fills an empty database with the demo, or with what a real site starts from. Never changes existing content. */
export async function fillContent({ db }: Pick<Context, 'db'>, content: Settings['content']): Promise<void> {
  const demo = content === 'demo';
  await db.transaction(async (tx) => {
    const [newProfile] = await tx
      .insert(profiles)
      .values({ document: demo ? demoProfile : blankProfile })
      .onConflictDoNothing()
      .returning({ id: profiles.id });
    await tx.insert(siteOpening).values({ nextStep: 'about' }).onConflictDoNothing();
    await tx.insert(bookingSettings).values({ placeholder: demo }).onConflictDoNothing();
    // Only a database without a profile is empty: content that an owner has deleted must not return at the next start.
    if (newProfile && demo) await addDemo(tx);
  });
}

async function addDemo(tx: Executor): Promise<void> {
  await addItems(tx, bookItem, books, asSamples(demoBooks));
  await addItems(tx, articleItem, articles, asSamples(demoArticles));
  await addItems(tx, mediaItem, media, asSamples(sampleMedia));
  await addItems(tx, sectionItem, aboutSections, asSamples(demoAbout));
}

const asSamples = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, isSample: true }));
