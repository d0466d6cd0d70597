import * as z from 'zod/mini';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
import { blankProfile } from '#content/profile/blank';
import type { LocalizedProfile } from './contract';
import { localizedProfile } from './contract';
import { profiles } from './table';

/** The profile with its version and marks, for the owner's forms. Throws if none is stored. */
export async function profileRow({ db }: { db: Executor }) {
  const [row] = await db.select().from(profiles);
  if (!row) throw new Error('No profile is stored.');
  return { ...row, document: z.parse(localizedProfile, row.document) };
}
export type ProfileRow = Awaited<ReturnType<typeof profileRow>>;

/** Whether the site is still about the shipped person, with whom the samples belong: the invented or the blank one. */
export async function showsShippedPerson(ctx: Pick<Context, 'db'>): Promise<boolean> {
  const { demoNotice, name } = await storedProfile(ctx);
  return demoNotice !== null || name.tr === blankProfile.name.tr;
}

/** The profile in every language. Throws if none is stored: the start of the server stores one. */
export async function storedProfile({ db }: Pick<Context, 'db'>): Promise<LocalizedProfile> {
  return (await profileRow({ db })).document;
}
