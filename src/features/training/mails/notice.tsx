import { withinReplyTime } from '#/features/commitments/contract';
import { endingLeftToRight } from '#/platform/i18n/direction';
import { Action, Frame, mailTo, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Sender } from '#/platform/mail/sender';
import { Details, type MailInput, programTitle } from './details';

/** The owner's mail about an application, in Turkish. */
export function notice(input: MailInput): MailContent {
  const { locale, application, profile } = input;
  const headline = application.trainingType === 'corporate' ? 'Yeni teklif talebi' : 'Yeni eğitim başvurusu';
  const body = (
    <Frame
      locale={locale}
      preview={`${application.name} · ${programTitle(input)}`}
      headline={headline}
      profile={profile}
      audience="owner"
    >
      <Paragraph>{`Sitenizden geldi. Siteniz ${withinReplyTime.tr} yanıt sözü veriyor.`}</Paragraph>
      <Details input={input} label="Başvuru" budget={application.budget} />
      <Sender sender={application} />
      <Action href={mailTo(application.email)}>Başvurana yaz</Action>
    </Frame>
  );
  return {
    subject: `${headline}: ${endingLeftToRight(application.name)}, ${programTitle(input)}`,
    body,
  };
}
