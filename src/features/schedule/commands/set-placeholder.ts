import { sql } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { availabilitySettings } from '../table';

/** Switches the specification's placeholder rule; it shows at the next look at the calendar. */
export async function setPlaceholder({ db }: Pick<Context, 'db'>, placeholder: boolean): Promise<void> {
  await db
    .insert(availabilitySettings)
    .values({ placeholder })
    .onConflictDoUpdate({
      target: availabilitySettings.id,
      set: { placeholder, version: sql`${availabilitySettings.version} + 1` },
    });
}
