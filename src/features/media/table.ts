import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { writtenColumns } from '#/platform/db/columns';
import type { SourceLocalized } from '#/platform/i18n/fallback';

/** Recordings that lie on a video platform. */
export const media = pgTable('media', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: jsonb('title').$type<SourceLocalized>().notNull(),
  description: jsonb('description').$type<SourceLocalized>().notNull(),
  /** Where it was recorded: 'Konferans kaydı'. */
  channel: jsonb('channel').$type<SourceLocalized>().notNull(),
  /** The still's address; empty where there is none. */
  thumbnail: text('thumbnail').notNull(),
  platform: text('platform').notNull().default('youtube'),
  videoId: text('video_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  durationSeconds: integer('duration_seconds'),
  sortOrder: integer('sort_order').notNull().default(0),
  isPublished: boolean('is_published').notNull().default(true),
  ...writtenColumns(),
});
export type MediaRow = typeof media.$inferSelect;
