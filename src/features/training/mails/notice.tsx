import { endingLeftToRight } from '#/platform/i18n/direction';
import { comma } from '#/platform/i18n/locale';
import { Action, Frame, mailTo, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { Sender } from '#/platform/mail/sender';
import { trainingMailCopy } from '../copy/mails/all';
import { Details, type MailInput, programTitle } from './details';

export function notice(input: MailInput): MailContent {
  const { locale, application, profile } = input;
  const say = trainingMailCopy[locale].notice;
  const { headline, label, write } = say.what[application.trainingType];
  const body = (
    <Frame
      locale={locale}
      preview={`${application.name} · ${programTitle(input)}`}
      headline={headline}
      profile={profile}
      audience="owner"
    >
      <Paragraph>{say.lead}</Paragraph>
      <Details input={input} label={label} budget={application.budget} />
      <Sender sender={application} locale={locale} />
      <Action href={mailTo(application.email)}>{write}</Action>
    </Frame>
  );
  return {
    subject: `${headline}: ${endingLeftToRight(application.name)}${comma[locale]}${programTitle(input)}`,
    body,
  };
}
