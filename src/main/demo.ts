import { sectionItem } from '#/features/about/item';
import { aboutSections } from '#/features/about/table';
import { articleItem } from '#/features/articles/item';
import { articles } from '#/features/articles/table';
import { bookItem } from '#/features/books/item';
import { books } from '#/features/books/table';
import { mediaItem } from '#/features/media/item';
import { sampleMedia } from '#/features/media/queries';
import { media } from '#/features/media/table';
import { addItems } from '#/owner/items/store';
import type { Executor } from '#/platform/db/database';
import { demoAbout } from '#content/about/demo';
import { demoArticles } from '#content/articles/demo';
import { demoBooks } from '#content/books/demo';

/** Adds the items of the demo. */
export async function addDemoItems(tx: Executor): Promise<void> {
  await addItems(tx, bookItem, books, asSamples(demoBooks));
  await addItems(tx, articleItem, articles, asSamples(demoArticles));
  await addItems(tx, mediaItem, media, asSamples(sampleMedia));
  await addItems(tx, sectionItem, aboutSections, asSamples(demoAbout));
}

const asSamples = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, isSample: true }));
