import * as z from 'zod/mini';
import type { Context } from '#/platform/context';
import type { LocalizedProfile } from './contract';
import { localizedProfile } from './contract';
import { profiles } from './table';

/** Who the site is about, in every language. Throws where none was stored: the start stores one. */
export async function storedProfile({ db }: Pick<Context, 'db'>): Promise<LocalizedProfile> {
  const [row] = await db.select().from(profiles);
  return z.parse(localizedProfile, row?.document);
}
