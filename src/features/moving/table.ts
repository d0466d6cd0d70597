import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from '#/platform/db/columns';
import type { Locale } from '#/platform/i18n/locale';
import type { ExportedPicture, ExportedText } from '#/platform/reading/exported';
import {
  type EntryState,
  entryStates,
  type ImportStage,
  importStages,
  type Program,
  programs,
} from './admin-contract';

export const siteImports = pgTable(
  'site_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    program: text('program').$type<Program>().notNull(),
    address: text('address').notNull(),
    /** The language of the texts. */
    language: text('language').$type<Locale>().notNull(),
    /** Whether posts that were public on the old site are published. All other texts become drafts. */
    publish: boolean('publish').notNull(),
    stage: text('stage').$type<ImportStage>().notNull().default('receiving'),
    receivedAt: instant('received_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    check('site_imports_program', isOneOf(table.program, programs)),
    check('site_imports_stage', isOneOf(table.stage, importStages)),
  ],
);
export type SiteImport = typeof siteImports.$inferSelect;

/** The entries of an export: its texts, and the pictures of its media library. */
export const siteImportEntries = pgTable(
  'site_import_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    importId: uuid('import_id')
      .notNull()
      .references(() => siteImports.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ExportedText['kind'] | ExportedPicture['kind']>().notNull(),
    /** What the export calls the entry, unique within it. */
    key: text('key').notNull(),
    /** For a picture: the id of the text that it was uploaded for. Empty for texts. */
    parent: text('parent').notNull().default(''),
    title: text('title').notNull(),
    /** The exported entry. Null once a text is done, so that the text itself is not kept twice. */
    source: jsonb('source').$type<ExportedText | ExportedPicture>(),
    state: text('state').$type<EntryState>().notNull().default('waiting'),
    /** Why the text failed; null if it didn't. */
    reason: text('reason'),
    articleId: uuid('article_id'),
    /** Pictures that could not be copied, files that stay on the old site, and embedded players: address and reason. */
    missing: jsonb('missing').$type<{ url: string; reason: string }[]>().notNull().default([]),
  },
  (table) => [
    unique('site_import_entries_key').on(table.importId, table.kind, table.key),
    index('site_import_entries_state').on(table.importId, table.state, table.id),
    check('site_import_entries_state_known', isOneOf(table.state, entryStates)),
  ],
);
