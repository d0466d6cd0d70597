import type { Profile } from '#/features/profile/contract';
import type { Locale } from '#/platform/i18n/locale';
import { Frame, Paragraph } from '#/platform/mail/frame';
import type { MailContent } from '#/platform/mail/render-mail';
import { mailSettingsMailCopy } from '../copy/mails/all';

export function test(profile: Profile, locale: Locale): MailContent {
  const { subject, headline, lead } = mailSettingsMailCopy[locale];
  const body = (
    <Frame locale={locale} preview={lead} headline={headline} profile={profile} audience="owner">
      <Paragraph>{lead}</Paragraph>
    </Frame>
  );
  return { subject, body };
}
