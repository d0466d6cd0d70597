import type { ReactNode } from 'react';
import { useWords } from '#/ui/language/language';
import { Grid, Section } from '#/ui/layout';
import { Reveal } from '#/ui/reveal';
import { Unbroken } from '#/ui/unbroken';
import { useProfile } from '../client';
import { profileWords } from '../copy';
import styles from './about-section.module.css';

/** Who the person is: a quote and two paragraphs in the demo, the profile's description otherwise. `more` links further. */
export function AboutSection({ more }: { more: ReactNode }) {
  const { about } = useWords(profileWords);
  const profile = useProfile();
  const fictional = profile.demoNotice !== null;
  return (
    <Section id="about" tabIndex={-1} aria-labelledby="about-title">
      <Grid>
        <h2 id="about-title" className={`text-h2 ${styles.title}`}>
          {about.title}
        </h2>
        <Reveal className={styles.story}>
          {fictional ? (
            <>
              <p className={styles.quote}>
                {about.quote.before}
                <em>{about.quote.emphasis}</em>
                {about.quote.after}
              </p>
              <div className={styles.columns}>
                {about.paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <Unbroken>{paragraph}</Unbroken>
                  </p>
                ))}
              </div>
            </>
          ) : (
            <p className={styles.quote}>
              <Unbroken>{profile.description}</Unbroken>
            </p>
          )}
          {more}
        </Reveal>
      </Grid>
    </Section>
  );
}
