import type { ReactNode } from 'react';
import { buttonClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { useProfile } from '../client';
import { type ProfileCopy, profileWords } from '../copy';

/** The sample person's message of the contact section, which is in English whatever language the page is in. */
const englishMessage =
  'Hello, I found you through your website and would like to talk about working together.';

interface WhatsAppLinkProps {
  about?: keyof ProfileCopy['contact']['messages'];
  /** Whether the link stands in the contact section. */
  inContact?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A link that opens WhatsApp in a new tab with a prefilled message. Renders nothing if the owner has no number there. */
export function WhatsAppLink({
  about = 'general',
  inContact = false,
  className = buttonClass({ kind: 'chat' }),
  children,
}: WhatsAppLinkProps) {
  const { contact } = useWords(profileWords);
  const profile = useProfile();
  if (!profile.whatsapp) return null;
  const isEnglish = inContact && profile.demoNotice !== null;
  const message = isEnglish ? englishMessage : contact.messages[about];
  const address = `https://wa.me/${profile.whatsapp}?text=${encodeURIComponent(message)}`;
  return (
    <a className={className} href={address} target="_blank" rel="noopener">
      <span>{children ?? contact.whatsapp}</span>
      <VisuallyHidden>{contact.newTab}</VisuallyHidden>
    </a>
  );
}
