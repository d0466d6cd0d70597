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
  trouble: BackupTrouble,
  stored: Awaited<ReturnType<typeof storedProfile>>,
): Promise<OutgoingMail> {
  const { languages = everyLanguage } = ctx;
  const locale = noticesLocale(languages);
  const { action, again, ...say } = backupsMailCopy[locale];
  const { troubles, lostPictures } = adminBackupsCopy[locale];
  const text = trouble.about === 'incomplete' ? lostPictures(trouble.lostPictures) : troubles[trouble.reason];
  return composeOwnersMail(ctx, mailId, {
    locale,
    profile: localizeProfile(stored, { locale, main: languages.main }),
    words: { ...say[trouble.about], action, again },
    path: '/admin/health',
    children: <Paragraph>{text}</Paragraph>,
  });
}
