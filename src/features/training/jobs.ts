import { allPrograms } from '#/features/catalogue/queries';
import { storedProfile } from '#/features/profile/queries';
import { siteOf } from '#/platform/mail/addresses';
import type { Composer } from '#/platform/mail/outbox';
import type { TrainingMail } from './mails/kinds';
import { applicationRow } from './queries';

const composer =
  (kind: TrainingMail): Composer =>
  async (ctx, { id, about }) => {
    const application = await applicationRow(ctx.db, about);
    if (!application || application.erasedAt) return undefined;
    const { composeMail } = await import('./mails/compose');
    return composeMail(kind, {
      ...siteOf(ctx),
      mailId: id,
      application,
      program: (await allPrograms(ctx.db)).get(application.programId),
      profile: await storedProfile(ctx),
    });
  };

export const trainingMails = {
  'training-received': composer('training-received'),
  'training-notice': composer('training-notice'),
} satisfies Record<TrainingMail, Composer>;
