import { Link } from '@tanstack/react-router';
import { useWords } from '#/ui/language/language';
import { TextIn } from '#/ui/language/text-in';
import { Section, SectionHead, Wrap } from '#/ui/layout';
import { MoreLink } from '#/ui/more-link';
import { Reveal } from '#/ui/reveal';
import type { ArticleSummary, FurtherArticles } from '../contract';
import { articlesWords } from '../copy';
import articleCardStyles from './article-card.module.css';
import styles from './further-reading.module.css';
import { Story } from './story';

export function FurtherReading({ previous, next, related }: FurtherArticles) {
  const copy = useWords(articlesWords);
  return (
    <>
      {previous || next ? (
        <Wrap>
          <nav className={styles.neighbours} aria-label={copy.neighbours}>
            {previous ? <Neighbour article={previous} to="start" /> : null}
            {next ? <Neighbour article={next} to="end" /> : null}
          </nav>
        </Wrap>
      ) : null}
      {related.length > 0 ? (
        <Section className={styles.related} aria-labelledby="related-title">
          <SectionHead
            id="related-title"
            title={copy.related}
            end={<MoreLink to="/articles">{copy.all}</MoreLink>}
          />
          <ul className={`cards ${articleCardStyles.list}`}>
            {related.map((other, index) => (
              <Reveal as="li" key={other.id} index={index}>
                <Story article={other} brief />
              </Reveal>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}

function Neighbour({ article, to }: { article: ArticleSummary; to: 'start' | 'end' }) {
  const copy = useWords(articlesWords);
  return (
    <Link
      to="/articles/$id"
      params={{ id: article.id }}
      className={to === 'end' ? `${styles.neighbour} ${styles.neighbourEnd}` : styles.neighbour}
    >
      <span className="text-meta text-muted">{to === 'start' ? copy.previous : copy.next}</span>
      <span className="text-h4">
        <TextIn text={article.title} language={article.languages.title} />
      </span>
    </Link>
  );
}
