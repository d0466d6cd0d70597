import type { ReactNode } from 'react';
import type { Locale } from '../i18n/locale';
import { roomUrl } from './addresses';
import { Action, Frame, type MailProfile, Paragraph } from './frame';
import type { ComposerContext } from './outbox';
import { renderMail } from './render-mail';
import type { OutgoingMail } from './transport';

interface OwnersMail {
  locale: Locale;
  profile: MailProfile;
  words: { subject: string; lead: string; action: string; again: string };
  /** The page of the owner's room that the action opens. */
  path: string;
  children: ReactNode;
}

/** Composes a mail about something on the site that needs the owner's attention. */
export async function composeOwnersMail(
  site: Pick<ComposerContext, 'baseUrl' | 'languages' | 'ownerEmail' | 'colours'>,
  mailId: string,
  { locale, profile, words: { subject, lead, action, again }, path, children }: OwnersMail,
): Promise<OutgoingMail> {
  const { baseUrl, ownerEmail, colours } = site;
  const body = (
    <Frame locale={locale} preview={lead} headline={subject} profile={profile} audience="owner">
      <Paragraph>{lead}</Paragraph>
      {children}
      <Action href={roomUrl(site, path, locale)}>{action}</Action>
      <Paragraph quiet>{again}</Paragraph>
    </Frame>
  );
  return {
    to: { name: profile.name, address: ownerEmail ?? profile.email },
    ...(await renderMail({ subject, body }, { mailId, baseUrl, locale, colours })),
  };
}
