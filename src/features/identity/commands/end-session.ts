import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import type { SignedIn } from '../admin-queries';
import { ownerSessions } from '../table';

type OwnSession = Pick<SignedIn, 'ownerId' | 'sessionId'>;

/** Resolves to false if the owner has no such session. */
export async function endSession(
  { db }: Pick<Context, 'db'>,
  { ownerId }: OwnSession,
  id: string,
): Promise<boolean> {
  const ended = await db
    .delete(ownerSessions)
    .where(and(eq(ownerSessions.userId, ownerId), eq(ownerSessions.id, id)))
    .returning({ id: ownerSessions.id });
  return ended.length > 0;
}

export async function endOtherSessions(
  { db }: Pick<Context, 'db'>,
  { ownerId, sessionId }: OwnSession,
): Promise<void> {
  await db
    .delete(ownerSessions)
    .where(and(eq(ownerSessions.userId, ownerId), ne(ownerSessions.id, sessionId)));
}
