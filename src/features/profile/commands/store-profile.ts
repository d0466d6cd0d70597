import * as z from 'zod/mini';
import type { Context } from '#/platform/context';
import { localizedProfile } from '../contract';
import { profiles } from '../table';

/** Stores the profile from its JSON; what doesn't fit is named by its first wrong field. */
export async function storeProfile(
  { db }: Pick<Context, 'db'>,
  json: string,
): Promise<{ ok: boolean; line: string }> {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return { ok: false, line: 'The file is not JSON.' };
  }
  const parsed = z.safeParse(localizedProfile, given);
  if (!parsed.success) return { ok: false, line: `Wrong field: ${parsed.error.issues[0]?.path.join('.')}` };
  const document = parsed.data;
  await db
    .insert(profiles)
    .values({ document })
    .onConflictDoUpdate({ target: profiles.id, set: { document } });
  return { ok: true, line: 'The profile is stored.' };
}
