import { localizeProfile } from '#/features/profile/contract';
import type { storedProfile } from '#/features/profile/queries';
import { everyLanguage, noticesLocale } from '#/platform/i18n/site-languages';
import { Paragraph } from '#/platform/mail/frame';
import type { ComposerContext } from '#/platform/mail/outbox';
import { composeOwnersMail } from '#/platform/mail/owners-mail';
import type { OutgoingMail } from '#/platform/mail/transport';
import { adminBackupsCopy } from '../copy/admin/all';
import { backupsMailCopy } from '../copy/mails/all';
import type { BackupTrouble } from '../rules';

export function composeTrouble(
  ctx: Pick<ComposerContext, 'baseUrl' | 'languages' | 'ownerEmail' | 'colours'>,
  mailId: string,
  { about, reason }: BackupTrouble,
  stored: Awaited<ReturnType<typeof storedProfile>>,
): Promise<OutgoingMail> {
  const { languages = everyLanguage } = ctx;
  const locale = noticesLocale(languages);
  const { action, again, ...say } = backupsMailCopy[locale];
  return composeOwnersMail(ctx, mailId, {
    locale,
    profile: localizeProfile(stored, { locale, main: languages.main }),
    words: { ...say[about], action, again },
    path: '/admin/health',
    children: <Paragraph>{adminBackupsCopy[locale].troubles[reason]}</Paragraph>,
  });
}
