import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { TitledSection } from '#/ui/layout';
import { QueryList } from '#/ui/list-state';
import { MoreLink } from '#/ui/more-link';
import { Reveal } from '#/ui/reveal';
import { homeArticlesQuery } from '../client';
import type { ArticleSummary } from '../contract';
import { articlesWords } from '../copy';
import { Story } from './story';
import styles from './story.module.css';

export function ArticlesSection() {
  const copy = useWords(articlesWords);
  const articles = useQuery(homeArticlesQuery(useLocale()));
  return (
    <TitledSection id="articles" title={copy.title} end={<MoreLink to="/articles">{copy.all}</MoreLink>}>
      <QueryList query={articles} words={copy} shape="picture" className="columns">
        {(found) => <FrontPage articles={found} />}
      </QueryList>
    </TitledSection>
  );
}

function FrontPage({ articles: [lead, ...side] }: { articles: ArticleSummary[] }) {
  const copy = useWords(articlesWords);
  if (!lead) return <EmptyState title={copy.empty} level={3} />;
  return (
    <div className={styles.front}>
      <Reveal>
        <Story article={lead} lead />
      </Reveal>
      {side.length > 0 ? (
        <ul className={styles.frontSide}>
          {side.map((article, index) => (
            <Reveal as="li" key={article.id} index={index + 1}>
              <Story article={article} />
            </Reveal>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
