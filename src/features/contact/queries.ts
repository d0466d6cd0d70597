import { eq } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';
import { ar } from './copy/ar';
import { en } from './copy/en';
import { tr } from './copy/tr';
import { type ContactMessageRow, contactMessages } from './table';

export const contactWords = { tr, en, ar };

export async function messageRow(db: Executor, id: string): Promise<ContactMessageRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}
