import { sql } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { bookingSettings } from '../table';

/** Switches the specification's placeholder rule; it shows at the next look at the calendar. */
export async function setPlaceholder({ db }: Pick<Context, 'db'>, placeholder: boolean): Promise<void> {
  await db
    .insert(bookingSettings)
    .values({ placeholder })
    .onConflictDoUpdate({
      target: bookingSettings.id,
      set: { placeholder, version: sql`${bookingSettings.version} + 1` },
    });
}
