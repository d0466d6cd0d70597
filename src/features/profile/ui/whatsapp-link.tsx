import type { ReactNode } from 'react';
import { buttonClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { useProfile } from '../client';
import { type ProfileCopy, profileWords } from '../copy';

/** On the sample person's site, the message of the contact section is in English in every language. */
const englishMessage =
  'Hello, I found you through your website and would like to talk about working together.';

interface WhatsAppLinkProps {
  about?: keyof ProfileCopy['contact']['messages'];
  /** Whether the link stands in the contact section. */
  inContact?: boolean;
  className?: string;
  children?: ReactNode;
}

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
