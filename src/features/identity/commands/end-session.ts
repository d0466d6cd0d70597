import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { SignedIn } from '../admin-queries';
import { ownerSessions } from '../table';

type Asking = Pick<SignedIn, 'ownerId' | 'sessionId'>;

/** Signs another browser of the same owner out. Answers false where there is none of that id. */
export async function endSession(
  { db }: Pick<Context, 'db'>,
  { ownerId }: Asking,
  id: string,
): Promise<boolean> {
  const ended = await db
    .delete(ownerSessions)
    .where(and(eq(ownerSessions.userId, ownerId), eq(ownerSessions.id, id)))
    .returning({ id: ownerSessions.id });
  return ended.length > 0;
}

/** Signs every other browser out. */
export async function endOtherSessions(
  { db }: Pick<Context, 'db'>,
  { ownerId, sessionId }: Asking,
): Promise<void> {
  await db
    .delete(ownerSessions)
    .where(and(eq(ownerSessions.userId, ownerId), ne(ownerSessions.id, sessionId)));
}
