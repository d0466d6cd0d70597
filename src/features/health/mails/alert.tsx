import { localizeProfile } from '#/features/profile/contract';
import type { storedProfile } from '#/features/profile/queries';
import { everyLanguage, noticesLocale } from '#/platform/i18n/site-languages';
import { Paragraph } from '#/platform/mail/frame';
import type { ComposerContext } from '#/platform/mail/outbox';
import { composeOwnersMail } from '#/platform/mail/owners-mail';
import type { OutgoingMail } from '#/platform/mail/transport';
import { type Finding, findingText } from '../admin-contract';
import { adminHealthCopy } from '../copy/admin/all';
import { healthMailCopy } from '../copy/mails/all';

export function composeAlert(
  ctx: ComposerContext,
  mailId: string,
  findings: readonly Finding[],
  stored: Awaited<ReturnType<typeof storedProfile>>,
): Promise<OutgoingMail> {
  const { languages = everyLanguage } = ctx;
  const locale = noticesLocale(languages);
  const { plain, subjects } = adminHealthCopy[locale];
  return composeOwnersMail(ctx, mailId, {
    locale,
    profile: localizeProfile(stored, { locale, main: languages.main }),
    words: healthMailCopy[locale],
    path: '/admin/health',
    children: findings.map((finding) => (
      <Paragraph key={finding.subject}>
        <strong>{subjects[finding.subject]}</strong>
        <br />
        {findingText(plain, finding)}
      </Paragraph>
    )),
  });
}
