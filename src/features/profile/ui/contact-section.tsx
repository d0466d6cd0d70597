import type { ReactNode } from 'react';
import { useWords } from '#/ui/language/language';
import { Section } from '#/ui/layout';
import { Reveal } from '#/ui/reveal';
import { Paragraph } from '#/ui/unbroken';
import { useOwnTexts } from '../client';
import { profileWords } from '../copy';
import styles from './contact.module.css';
import { ContactDetails } from './contact-details';

interface ContactSectionProps {
  /** The contact form, with its alternative for browsers without JavaScript. */
  form: ReactNode;
  /** Whether the section is a page of its own. Its title is then the title of the page. */
  page?: boolean;
}

export function ContactSection({ form, page = false }: ContactSectionProps) {
  const { contact } = useWords(profileWords);
  const own = useOwnTexts();
  const text = own.plain('contactText', contact.text);
  const Title = page ? 'h1' : 'h2';
  return (
    <Section
      id="contact"
      tabIndex={-1}
      aria-labelledby="contact-title"
      className={page ? styles.page : undefined}
    >
      <Reveal className={`grid-12 ${styles.root}`}>
        <div className={styles.words}>
          <Title id="contact-title" className={page ? 'text-h1' : 'text-h2'}>
            {own.plain('contactTitle', contact.title)}
          </Title>
          <Paragraph className="text-lead">{text}</Paragraph>
          <ContactDetails />
        </div>
        <div className={styles.ways}>{form}</div>
      </Reveal>
    </Section>
  );
}
