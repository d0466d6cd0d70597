import { eq } from 'drizzle-orm';
import type { Context } from '#/platform/context';
import { redirects } from '../table';

/** Resolves to false if there is no such redirect. */
export async function removeRedirect({ db }: Pick<Context, 'db'>, id: string): Promise<boolean> {
  const removed = await db.delete(redirects).where(eq(redirects.id, id)).returning({ id: redirects.id });
  return removed.length > 0;
}
