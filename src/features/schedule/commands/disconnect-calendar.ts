import { and, eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { byAddress } from '../admin-queries';
import { calendars } from '../table';

/** Resolves to false if there is no such calendar. There is no undo: the address is a secret, so it must not be kept. */
export async function disconnectCalendar({ db }: Pick<Context, 'db'>, id: string): Promise<boolean> {
  const deleted = await db
    .delete(calendars)
    .where(and(eq(calendars.id, id), byAddress))
    .returning({ id: calendars.id });
  return deleted.length > 0;
}
