import { localizeProfile } from '#/features/profile/contract';
import type { storedProfile } from '#/features/profile/queries';
import { everyLanguage, noticesLocale } from '#/platform/i18n/site-languages';
import { pageUrl } from '#/platform/mail/addresses';
import { Action, Frame, Paragraph } from '#/platform/mail/frame';
import type { OutboxContext } from '#/platform/mail/outbox';
import { renderMail } from '#/platform/mail/render-mail';
import type { OutgoingMail } from '#/platform/mail/transport';
import { type Finding, findingText } from '../admin-contract';
import { adminHealthCopy } from '../copy/admin/all';
import { healthMailCopy } from '../copy/mails/all';

/** The mail to the owner that parts of her site need a hand, in her language. */
export async function composeAlert(
  { baseUrl, languages = everyLanguage, ownerEmail, colours }: OutboxContext,
  mailId: string,
  findings: readonly Finding[],
  stored: Awaited<ReturnType<typeof storedProfile>>,
): Promise<OutgoingMail> {
  const locale = noticesLocale(languages);
  const profile = localizeProfile(stored, { locale, main: languages.main });
  const { subject, lead, action, again } = healthMailCopy[locale];
  const { plain, subjects } = adminHealthCopy[locale];
  // The owner reads every language in her room.
  const site = { baseUrl, languages: { ...everyLanguage, main: languages.main } };
  const body = (
    <Frame locale={locale} preview={lead} headline={subject} profile={profile} audience="owner">
      <Paragraph>{lead}</Paragraph>
      {findings.map((finding) => (
        <Paragraph key={finding.subject}>
          <strong>{subjects[finding.subject]}</strong>
          <br />
          {findingText(plain, finding)}
        </Paragraph>
      ))}
      <Action href={pageUrl(site, '/admin/health', locale)}>{action}</Action>
      <Paragraph quiet>{again}</Paragraph>
    </Frame>
  );
  return {
    to: { name: profile.name, address: ownerEmail ?? profile.email },
    ...(await renderMail({ subject, body }, { mailId, baseUrl, locale, colours })),
  };
}
