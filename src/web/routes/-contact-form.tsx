import { contactWords } from '#/features/contact/copy';
import { ContactForm } from '#/features/contact/ui/contact-form';
import { NoScriptContact } from '#/features/profile/ui/no-script-contact';
import { WhatsAppLink } from '#/features/profile/ui/whatsapp-link';
import { useWords } from '#/ui/language/language';
import { FormNotice } from './-form-notice';

/** The contact form and other ways to get in touch, as on the home page and on its own page. */
export function ContactFormWithWays() {
  const { noScript } = useWords(contactWords);
  return (
    <>
      <NoScriptContact {...noScript} />
      <ContactForm whatsapp={<WhatsAppLink inContact />} privacy={<FormNotice form="contact" />} />
    </>
  );
}
