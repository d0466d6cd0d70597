import type { ReactNode } from 'react';
import { useWords } from '#/ui/language/language';
import { Section } from '#/ui/layout';
import { Reveal } from '#/ui/reveal';
import { profileWords } from '../copy';
import styles from './contact.module.css';
import { ReachList } from './reach-list';

interface ContactSectionProps {
  /** The form that writes to the person, with what stands in its place where there is no script. */
  form: ReactNode;
  /** A page of its own: its title is the page's. */
  page?: boolean;
}

/** How to reach the person: in writing, by phone, or at once by WhatsApp. */
export function ContactSection({ form, page = false }: ContactSectionProps) {
  const { contact } = useWords(profileWords);
  const Title = page ? 'h1' : 'h2';
  return (
    <Section
      id="contact"
      tabIndex={-1}
      aria-labelledby="contact-title"
      {...(page ? { className: styles.page } : {})}
    >
      <Reveal className={styles.root}>
        <div className={styles.words}>
          <Title id="contact-title" className={page ? 'text-h1' : 'text-h2'}>
            {contact.title}
          </Title>
          <p className="text-lead">{contact.text}</p>
          <ReachList />
        </div>
        <div className={styles.ways}>{form}</div>
      </Reveal>
    </Section>
  );
}
