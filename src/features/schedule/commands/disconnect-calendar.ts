import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { calendars } from '../table';

/** Forgets a calendar, its address and its busy times; false where there is none. A secret is not kept for an undo. */
export async function disconnectCalendar({ db }: Pick<Context, 'db'>, id: string): Promise<boolean> {
  const gone = await db.delete(calendars).where(eq(calendars.id, id)).returning({ id: calendars.id });
  return gone.length > 0;
}
