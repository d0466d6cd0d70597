import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#/platform/db/columns';
import type { Picture } from './contract';

/** Pictures that the owner uploaded or had fetched; the files lie in the store of files. */
export const pictures = pgTable('pictures', {
  /** sha256 of the bytes as they came: the same picture is kept once. */
  hash: text('hash').primaryKey(),
  /** Where visitors find it: `/uploads/…`. */
  url: text('url').notNull().unique(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  placeholder: text('placeholder').notNull(),
  /** Empty until the job has made them. */
  variants: jsonb('variants').$type<Picture['variants']>().notNull().default([]),
  /** `failed`: a file was lost or cannot be read; the picture itself still shows. */
  state: text('state').$type<'waiting' | 'ready' | 'failed'>().notNull().default('waiting'),
  createdAt: instant('created_at').notNull().defaultNow(),
});
