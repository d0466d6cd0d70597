import * as z from 'zod/mini';
import type { Context } from '#/platform/context';
import type { LocalizedProfile } from './contract';
import { localizedProfile } from './contract';
import { profiles } from './table';

/** The profile in every language. Throws if none is stored: the start of the server stores one. */
export async function storedProfile({ db }: Pick<Context, 'db'>): Promise<LocalizedProfile> {
  const [row] = await db.select().from(profiles);
  return z.parse(localizedProfile, row?.document);
}
