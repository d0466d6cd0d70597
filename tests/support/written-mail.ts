import { and, eq } from 'drizzle-orm';
import { bookingMails } from '#/features/booking/jobs';
import { mailOutbox } from '#/platform/mail/outbox-table';
import type { TestApi } from './api';

/** A waiting mail about an appointment as it would be sent now. Undefined where none waits, or it would not be sent. */
export async function writtenMail({ ctx }: Pick<TestApi, 'ctx'>, about: string, kind: string) {
  const [row] = await ctx.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.about, about), eq(mailOutbox.kind, kind), eq(mailOutbox.state, 'waiting')));
  const mailing = { ...ctx, baseUrl: 'https://kursu.example', ownerEmail: undefined };
  return row && (await bookingMails[kind]?.(mailing, row));
}
