import { randomUUID } from 'node:crypto';
import type { Context } from '#/platform/context';
import { transact } from '#/platform/db/transact';
import { defaultLocale } from '#/platform/i18n/locale';
import { planMails } from '#/platform/mail/outbox';
import type { ContactRequest } from '../contract';
import type { ContactMail } from '../mails/letter';
import { suspicionOf } from '../rules';
import { contactMessages } from '../table';

const mails: ContactMail[] = ['contact-notice'];

/** Stores a message and, unless a machine seems to have written it, enqueues its mail to the owner. */
export async function write(ctx: Context, request: ContactRequest): Promise<void> {
  const id = randomUUID();
  const suspicion = suspicionOf(request);
  await transact(ctx.db, async (tx) => {
    await tx.insert(contactMessages).values({
      id,
      language: request.language ?? defaultLocale,
      name: request.name,
      email: request.email,
      company: request.company || null,
      eventType: request.eventType || null,
      message: request.message,
      suspicion,
      status: suspicion ? 'spam' : 'unread',
      createdAt: ctx.clock.now(),
    });
    if (!suspicion) await planMails(ctx, tx, id, mails);
  });
}
