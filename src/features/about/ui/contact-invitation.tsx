import { Link } from '@tanstack/react-router';
import { buttonClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { Section } from '#/ui/layout';
import { Paragraph } from '#/ui/unbroken';
import { aboutWords } from '../copy';
import styles from './about.module.css';

export function ContactInvitation({ title, text }: { title: string; text: string }) {
  const { together } = useWords(aboutWords);
  return (
    <Section night aria-labelledby="together-title">
      <div className={styles.together}>
        <h2 id="together-title" className="text-h2">
          {title}
        </h2>
        <div>
          <Paragraph className="text-lead">{text}</Paragraph>
          <Link to="/" hash="contact" className={buttonClass()}>
            {together.action}
          </Link>
        </div>
      </div>
    </Section>
  );
}
