import type { Locale } from '#/platform/i18n/locale';
import { type Addressee, addressedTo, type MailedSite } from './addresses';
import { type MailContent, renderMail } from './render-mail';
import type { OutgoingMail } from './transport';

interface Letter {
  mailId: string;
  audience: 'visitor' | 'owner';
  visitor: Addressee;
  owner: Addressee;
  locale: Locale;
  /** Whether a stranger can cause this mail by entering somebody else's address in a form. */
  causedByStranger: boolean;
}

export async function writeLetter(
  content: MailContent,
  site: MailedSite,
  { mailId, audience, visitor, owner, locale, causedByStranger }: Letter,
): Promise<OutgoingMail> {
  const { baseUrl, colours } = site;
  const signature = audience === 'visitor' ? site.signature?.[locale] : undefined;
  return {
    ...addressedTo(audience, visitor, owner, site),
    causedByStranger,
    ...(await renderMail(content, { mailId, baseUrl, locale, colours, signature })),
  };
}
