import type { Context } from '#/platform/context';
import { seal } from '#/platform/crypto/sealed';
import { hashToken, mintToken } from '#/platform/crypto/token';
import { calendarFeeds } from '../table';

/** An earlier address becomes invalid. */
export async function renewFeed(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: Uint8Array,
): Promise<void> {
  const secret = mintToken();
  const next = { hash: hashToken(secret), sealed: seal(key, secret), createdAt: clock.now() };
  await db.insert(calendarFeeds).values(next).onConflictDoUpdate({ target: calendarFeeds.id, set: next });
}

export async function removeFeed({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.delete(calendarFeeds);
}
