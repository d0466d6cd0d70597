import type { ReactNode } from 'react';
import { EmphasisedParagraph } from '#/ui/emphasised';
import { useWords } from '#/ui/language/language';
import { Section } from '#/ui/layout';
import { Reveal } from '#/ui/reveal';
import { Paragraph } from '#/ui/unbroken';
import { useProfile } from '../client';
import { profileWords } from '../copy';
import { hasAbout, ownTexts, readParagraphs } from '../rules';
import styles from './about-section.module.css';

/** `more` is a link to the about page. */
export function AboutSection({ more }: { more: ReactNode }) {
  const { about } = useWords(profileWords);
  const profile = useProfile();
  const own = ownTexts(profile);
  // The shipped quote and story are the sample person's. For anybody else the quote is her description by default.
  const isSample = profile.demoNotice !== null;
  const description = { before: profile.description, emphasis: '', after: '' };
  const quote = own.emphasised('aboutQuote', isSample ? about.quote : description);
  const story = own.own('aboutStory');
  const paragraphs = story === undefined && isSample ? about.paragraphs : readParagraphs(story ?? '');
  if (!hasAbout(profile)) return null;
  return (
    <Section id="about" tabIndex={-1} aria-labelledby="about-title">
      <div className="grid-12">
        <h2 id="about-title" className={`text-h2 ${styles.title}`}>
          {about.title}
        </h2>
        <Reveal className={styles.story}>
          <EmphasisedParagraph text={quote} className={styles.quote} />
          {paragraphs.length > 0 ? (
            <div className={styles.columns}>
              {paragraphs.map((paragraph) => (
                <Paragraph key={paragraph}>{paragraph}</Paragraph>
              ))}
            </div>
          ) : null}
          {more}
        </Reveal>
      </div>
    </Section>
  );
}
