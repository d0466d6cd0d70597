import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Context } from '#/platform/context';
import { isTimeZone } from '#/platform/i18n/time-zones';
import { localizedProfile } from '../contract';
import { profiles } from '../table';

/** Invalid input is refused. `line` says what is wrong with it, or that the profile is stored. */
export async function storeProfile(
  { db }: Pick<Context, 'db'>,
  json: string,
): Promise<{ ok: boolean; line: string }> {
  let input: unknown;
  try {
    input = JSON.parse(json);
  } catch {
    return { ok: false, line: 'The file is not JSON.' };
  }
  const parsed = z.safeParse(localizedProfile, input);
  if (!parsed.success) return { ok: false, line: `Wrong field: ${parsed.error.issues[0]?.path.join('.')}` };
  if (!isTimeZone(parsed.data.timeZone)) return { ok: false, line: 'Wrong field: timeZone' };
  const document = parsed.data;
  await db
    .insert(profiles)
    .values({ document })
    .onConflictDoUpdate({
      target: profiles.id,
      set: { document, automatic: [], version: sql`${profiles.version} + 1`, updatedAt: sql`now()` },
    });
  return { ok: true, line: 'The profile is stored.' };
}
