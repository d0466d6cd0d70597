import { useCopy } from '#/platform/i18n/copy';
import { Section } from '#/ui/layout';
import { Reveal } from '#/ui/reveal';
import { ReachList } from './reach-list';
import { WhatsAppLink } from './whatsapp-link';

/** How to reach the person: in writing, by phone, or at once by WhatsApp. */
export function ContactSection() {
  const { contact } = useCopy('profile');
  return (
    <Section id="contact" tabIndex={-1} aria-labelledby="contact-title">
      <Reveal className="contact">
        <div className="contact-words">
          <h2 id="contact-title" className="text-h2">
            {contact.title}
          </h2>
          <p className="text-lead">{contact.text}</p>
        </div>
        <div className="contact-ways">
          <ReachList />
          <WhatsAppLink />
        </div>
      </Reveal>
    </Section>
  );
}
