import * as z from 'zod/mini';
import type { Context } from '#/platform/context';
import type { Executor } from '#/platform/db/database';
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

/** Whether the site still shows the invented person, with whom the samples belong. */
export const showsSamplePerson = async (ctx: Pick<Context, 'db'>): Promise<boolean> =>
  (await storedProfile(ctx)).demoNotice !== null;

/** The profile in every language. Throws if none is stored: the start of the server stores one. */
export async function storedProfile({ db }: Pick<Context, 'db'>): Promise<LocalizedProfile> {
  return (await profileRow({ db })).document;
}
