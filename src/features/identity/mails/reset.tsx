import type { Profile } from '#/features/profile/contract';
import type { Locale } from '#/platform/i18n/locale';
import { Action, Frame, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { identityMailCopy } from '../copy/mails/all';

export function reset(link: string, minutes: number, profile: Profile, locale: Locale): MailContent {
  const { subject, headline, lead, action, term, otherwise } = identityMailCopy[locale].reset;
  const body = (
    <Frame locale={locale} preview={lead} headline={headline} profile={profile} audience="owner">
      <Paragraph>{lead}</Paragraph>
      <Action href={link}>{action}</Action>
      <Paragraph quiet>{term(minutes)}</Paragraph>
      <Paragraph quiet>{otherwise}</Paragraph>
    </Frame>
  );
  return { subject, body };
}
