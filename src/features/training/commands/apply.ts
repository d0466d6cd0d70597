import { type Sent, storeOnce } from '#/owner/records/store-once';
import type { Context } from '#/platform/context';
import { sourceLocale } from '#/platform/i18n/locale';
import { enqueueMails } from '#/platform/mail/outbox';
import type { Sender } from '#/platform/rate-limit/rate-limit';
import { type ApplicationRequest, applicant } from '../contract';
import { trainingMailKinds } from '../mails/kinds';
import { offeredProgram } from '../queries';
import { idempotencyConstraint, trainingApplications } from '../table';

type Applied = Sent | { ok: false; reason: 'unknown_program' };

export function apply(ctx: Context, request: ApplicationRequest, sender: Sender): Promise<Applied> {
  const form = {
    name: 'application',
    table: trainingApplications,
    constraint: idempotencyConstraint,
    sender,
    request,
  };
  return storeOnce(ctx, form, async () => {
    const program = await offeredProgram(ctx.db, request.program);
    if (!program) return { ok: false, reason: 'unknown_program' } as const;
    return async (tx, values) => {
      await tx.insert(trainingApplications).values({
        ...values,
        updatedAt: values.createdAt,
        language: request.language ?? sourceLocale,
        programId: program.id,
        ...applicant.stored(request),
        participantCount: Number(request.participantCount),
        trainingType: request.trainingType,
        preferredFormat: request.preferredFormat,
        urgency: request.urgency,
      });
      const mails = trainingMailKinds.map((kind) => ({ kind, about: values.id }));
      await enqueueMails(ctx, tx, mails);
    };
  });
}
