import { localizeProfile } from '#/features/profile/contract';
import type { storedProfile } from '#/features/profile/queries';
import { everyLanguage, noticesLocale } from '#/platform/i18n/site-languages';
import { pageUrl } from '#/platform/mail/addresses';
import { Action, Frame, Paragraph } from '#/platform/mail/frame';
import type { OutboxContext } from '#/platform/mail/outbox';
import { renderMail } from '#/platform/mail/render-mail';
import type { OutgoingMail } from '#/platform/mail/transport';
import { adminBackupsCopy } from '../copy/admin/all';
import { backupsMailCopy } from '../copy/mails/all';
import type { BackupTrouble } from '../rules';

/** The mail to the owner that her backups need a hand, in her language. */
export async function composeTrouble(
  {
    baseUrl,
    languages = everyLanguage,
    ownerEmail,
    colours,
  }: Pick<OutboxContext, 'baseUrl' | 'languages' | 'ownerEmail' | 'colours'>,
  mailId: string,
  { about, reason }: BackupTrouble,
  stored: Awaited<ReturnType<typeof storedProfile>>,
): Promise<OutgoingMail> {
  const locale = noticesLocale(languages);
  const profile = localizeProfile(stored, { locale, main: languages.main });
  const say = backupsMailCopy[locale];
  const { subject, lead } = say[about];
  // The owner reads every language in her room.
  const site = { baseUrl, languages: { ...everyLanguage, main: languages.main } };
  const body = (
    <Frame locale={locale} preview={lead} headline={subject} profile={profile} audience="owner">
      <Paragraph>{lead}</Paragraph>
      <Paragraph>{adminBackupsCopy[locale].troubles[reason]}</Paragraph>
      <Action href={pageUrl(site, '/admin/health', locale)}>{say.action}</Action>
      <Paragraph quiet>{say.again}</Paragraph>
    </Frame>
  );
  return {
    to: { name: profile.name, address: ownerEmail ?? profile.email },
    ...(await renderMail({ subject, body }, { mailId, baseUrl, locale, colours })),
  };
}
