import { languageAttributes } from '#/platform/i18n/fallback';
import { useLocale } from '#/ui/language/language';
import { TextIn } from '#/ui/language/text-in';
import { Wrap } from '#/ui/layout';
import { Reveal } from '#/ui/reveal';
import { storedHtml } from '#/ui/stored-html';
import { unbrokenHtml } from '#/ui/unbroken';
import type { AboutSection } from '../item';
import styles from './about.module.css';

export function AboutParts({ sections }: { sections: readonly AboutSection[] }) {
  const locale = useLocale();
  if (sections.length === 0) return null;
  return (
    <Wrap className={styles.parts}>
      {sections.map(({ id, title, content, languages }) => (
        <Reveal as="section" key={id} className={styles.part} aria-labelledby={`part-${id}`}>
          <h2 id={`part-${id}`} className="text-h3">
            <TextIn text={title} language={languages.title} />
          </h2>
          <div
            className="prose"
            {...languageAttributes(languages.content, locale)}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored
            dangerouslySetInnerHTML={{ __html: storedHtml(unbrokenHtml(content)) }}
          />
        </Reveal>
      ))}
    </Wrap>
  );
}
