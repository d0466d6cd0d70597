import { sectionItem } from '#/features/about/item';
import { aboutSections } from '#/features/about/table';
import { articleItem } from '#/features/articles/item';
import { articles } from '#/features/articles/table';
import { bookItem } from '#/features/books/item';
import { books } from '#/features/books/table';
import {
  consultingCategories,
  consultingPackages,
  consultingServices,
  corporatePrograms,
  trainingCategories,
  trainingPrograms,
} from '#/features/catalogue/table';
import { mediaItem } from '#/features/media/item';
import { sampleMedia } from '#/features/media/queries';
import { media } from '#/features/media/table';
import type { ItemTable } from '#/owner/items/columns';
import { addItems } from '#/owner/items/store';
import type { Executor } from '#/platform/db/database';
import { demoAbout } from '#content/about/demo';
import { demoArticles } from '#content/articles/demo';
import { demoBooks } from '#content/books/demo';
import { demoCatalogue } from '#content/catalogue/demo';

export async function addDemoItems(tx: Executor): Promise<void> {
  await addItems(tx, bookItem, books, asSamples(demoBooks));
  await addItems(tx, articleItem, articles, asSamples(demoArticles));
  await addItems(tx, mediaItem, media, asSamples(sampleMedia));
  await addItems(tx, sectionItem, aboutSections, asSamples(demoAbout));
}

/** Fills the empty tables of the catalogue with samples. */
export async function addSampleCatalogue(tx: Executor): Promise<void> {
  const add = <Table extends ItemTable>(table: Table, rows: readonly Table['$inferInsert'][]) =>
    tx.insert(table as ItemTable).values(asSamples(rows));
  await add(consultingCategories, demoCatalogue.consultingCategories);
  await add(trainingCategories, demoCatalogue.trainingCategories);
  await add(consultingServices, demoCatalogue.services);
  await add(consultingPackages, demoCatalogue.packages);
  await add(trainingPrograms, demoCatalogue.programs);
  await add(corporatePrograms, demoCatalogue.corporate);
}

const asSamples = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, isSample: true }));
