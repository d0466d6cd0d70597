import { ContactForm } from '#/features/contact/ui/contact-form';
import { PrivacyLine } from '#/features/privacy/ui/privacy-line';
import { NoScriptWays } from '#/features/profile/ui/no-script-ways';
import { WhatsAppLink } from '#/features/profile/ui/whatsapp-link';
import { useCopy } from '#/platform/i18n/copy';

/** The contact form with its other ways, as it stands on the home page and on the page of its own. */
export function ContactFormWithWays() {
  const { noScript } = useCopy('contact');
  return (
    <>
      <NoScriptWays {...noScript} />
      <ContactForm whatsapp={<WhatsAppLink />} privacy={<PrivacyLine />} />
    </>
  );
}
