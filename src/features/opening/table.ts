import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '#/platform/db/columns';
import { type SetUpStep, setUpSteps } from './contract';

/** A shipped picture that was removed from one of the owner's own items. */
export interface RemovedPicture {
  /** The noun as in the API's addresses: 'books'. */
  noun: string;
  id: string;
  field: string;
  address: string;
}

/** Whether the site is open, and the state of its set-up: one row. */
export const siteOpening = pgTable(
  'site_opening',
  {
    id: integer('id').primaryKey().default(1),
    /** Null while the site is being set up. */
    openedAt: instant('opened_at'),
    /** The next step of the set-up in the browser; null if it is finished, or if there is no set-up. */
    nextStep: text('next_step').$type<SetUpStep>(),
    /** When the owner removed the samples, which can be restored for a week; null if they were not removed, or were restored. */
    samplesRemovedAt: instant('samples_removed_at'),
    /** What the removal changed in the profile and in the owner's own items, so that it can be restored. */
    removed: jsonb('removed').$type<{ facts: unknown[]; pictures: RemovedPicture[] }>(),
    /** Whether the catalogue still has to be filled with the samples. That happens once, when the server starts. */
    catalogueDue: boolean('catalogue_due').notNull().default(true),
  },
  (table) => [
    check('site_opening_one_row', sql`${table.id} = 1`),
    check('site_opening_next_step', isOneOf(table.nextStep, setUpSteps)),
  ],
);
