import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';
import type { Picture } from './contract';

/** Pictures that the owner has uploaded, or that were fetched from other sites. Their bytes are in the file store. */
export const pictures = pgTable('pictures', {
  /** SHA-256 of the original bytes, so that the same picture is stored once. */
  hash: text('hash').primaryKey(),
  /** `/uploads/…` */
  url: text('url').notNull().unique(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  placeholder: text('placeholder').notNull(),
  variants: jsonb('variants').$type<Picture['variants']>().notNull().default([]),
  /** Whether the variants have been made. `failed`: the original's file was not found. */
  state: text('state').$type<'waiting' | 'ready' | 'failed'>().notNull().default('waiting'),
  createdAt: instant('created_at').notNull().defaultNow(),
});
