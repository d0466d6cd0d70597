import { contactWords } from '#/features/contact/copy';
import { ContactForm } from '#/features/contact/ui/contact-form';
import { NoScriptContact } from '#/features/profile/ui/no-script-contact';
import { WhatsAppLink } from '#/features/profile/ui/whatsapp-link';
import { useWords } from '#/ui/language/language';
import { FormNotice } from './-form-notice';

export function ContactFormWithWays() {
  const { noScript } = useWords(contactWords);
  return (
    <>
      <NoScriptContact {...noScript} />
      <ContactForm whatsapp={<WhatsAppLink inContact />} privacy={<FormNotice form="contact" />} />
    </>
  );
}
