import type { Executor } from '#/platform/db/database';
import type { Look } from './contract';
import { mailColours, withDefaults } from './rules';
import { siteLook } from './table';

/** The look that visitors see. */
export async function publishedLook({ db }: { db: Executor }): Promise<Look> {
  const [row] = await db.select({ published: siteLook.published }).from(siteLook);
  return withDefaults(row?.published);
}

/** The look that the owner is trying out, or the published one. */
export async function draftLook({ db }: { db: Executor }): Promise<Look> {
  const [row] = await db.select({ published: siteLook.published, draft: siteLook.draft }).from(siteLook);
  return withDefaults(row?.draft ?? row?.published);
}

/** The colours of mails; undefined for the shipped ones. */
export const publishedMailColours = async (ctx: { db: Executor }) => mailColours(await publishedLook(ctx));
