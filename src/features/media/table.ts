import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { localized, orderedColumns } from '#/owner/items/columns';
import type { Platform } from './contract';

export const media = pgTable('media', {
  ...orderedColumns(),
  title: localized('title').notNull(),
  description: localized('description').notNull(),
  /** The kind of occasion that it was recorded at: 'Konferans kaydı' (conference recording). */
  channel: localized('channel').notNull(),
  /** The address of the preview picture, or empty. */
  thumbnail: text('thumbnail').notNull(),
  platform: text('platform').$type<Platform>().notNull().default('youtube'),
  videoId: text('video_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  durationSeconds: integer('duration_seconds'),
});
