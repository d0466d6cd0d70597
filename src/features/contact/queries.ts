import { eq } from 'drizzle-orm';
import type { Executor } from '#/platform/db/database';
import { ar } from './copy/ar';
import { en } from './copy/en';
import { tr } from './copy/tr';
import { type ContactMessageRow, contactMessages } from './table';

export const contactWords = { tr, en, ar };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isMessageId = (id: string): boolean => uuid.test(id);

export async function messageRow(db: Executor, id: string): Promise<ContactMessageRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}
