import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { buttonClass } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { profileQuery } from '../client';
import { profileWords } from '../copy';

/** The prefilled messages are in English whatever language the page is in. */
const messages = {
  general: 'Hello, I found you through your website and would like to talk about working together.',
  consulting: 'Hello, I found you through your website and would like to ask about your consulting services.',
  training: 'Hello, I found you through your website and would like to ask about a training programme.',
} as const;

interface WhatsAppLinkProps {
  about?: keyof typeof messages;
  className?: string;
  children?: ReactNode;
}

/** Opens WhatsApp in a new tab with a prefilled message. */
export function WhatsAppLink({
  about = 'general',
  className = buttonClass({ kind: 'chat' }),
  children,
}: WhatsAppLinkProps) {
  const { contact } = useWords(profileWords);
  const { data: profile } = useSuspenseQuery(profileQuery(useLocale()));
  const address = `https://wa.me/${profile.whatsapp}?text=${encodeURIComponent(messages[about])}`;
  return (
    <a className={className} href={address} target="_blank" rel="noopener">
      <span>{children ?? contact.whatsapp}</span>
      <VisuallyHidden>{contact.newTab}</VisuallyHidden>
    </a>
  );
}
