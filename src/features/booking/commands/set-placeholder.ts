import { sql } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { bookingSettings } from '../table';

export async function setPlaceholder({ db }: Pick<Context, 'db'>, placeholder: boolean): Promise<void> {
  await db
    .insert(bookingSettings)
    .values({ placeholder })
    .onConflictDoUpdate({
      target: bookingSettings.id,
      set: { placeholder, version: sql`${bookingSettings.version} + 1` },
    });
}
