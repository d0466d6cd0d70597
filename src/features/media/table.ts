import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { localized, orderedColumns } from '#/owner/items/columns';
import type { Platform } from './contract';

/** Recordings that lie on a video platform. */
export const media = pgTable('media', {
  ...orderedColumns(),
  title: localized('title').notNull(),
  description: localized('description').notNull(),
  /** Where it was recorded: 'Konferans kaydı'. */
  channel: localized('channel').notNull(),
  /** The still's address; empty where there is none. */
  thumbnail: text('thumbnail').notNull(),
  platform: text('platform').$type<Platform>().notNull().default('youtube'),
  videoId: text('video_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  durationSeconds: integer('duration_seconds'),
});
