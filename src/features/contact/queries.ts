import { eq } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';
import { type ContactMessageRow, contactMessages } from './table';

export async function messageRow(db: Executor, id: string): Promise<ContactMessageRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}
