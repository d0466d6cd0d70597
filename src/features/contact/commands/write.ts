import { type Sent, storeOnce } from '#/owner/records/store-once';
import type { Context } from '#/platform/context';
import { sourceLocale } from '#/platform/i18n/locale';
import { enqueueMails } from '#/platform/mail/outbox';
import type { Sender } from '#/platform/rate-limit/rate-limit';
import { type ContactRequest, sender as senderGroup } from '../contract';
import type { ContactMail } from '../mails/kinds';
import { findSuspicion } from '../rules';
import { contactMessages, idempotencyConstraint } from '../table';

const notice: ContactMail = 'contact-notice';

export function write(ctx: Context, request: ContactRequest, sender: Sender): Promise<Sent> {
  const suspicion = findSuspicion(request);
  const entered = {
    language: request.language ?? sourceLocale,
    ...senderGroup.stored(request),
    eventType: request.eventType || null,
  };
  const form = {
    name: 'message',
    table: contactMessages,
    constraint: idempotencyConstraint,
    sender,
    // `elapsed` is left out, because it differs when the same request is sent again.
    request: entered,
  };
  return storeOnce<never>(ctx, form, () => async (tx, values) => {
    const status = suspicion ? 'spam' : 'unread';
    await tx.insert(contactMessages).values({ ...values, ...entered, suspicion, status });
    if (!suspicion) await enqueueMails(ctx, tx, [{ kind: notice, about: values.id }]);
  });
}
