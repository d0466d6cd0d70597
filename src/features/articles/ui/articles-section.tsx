import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Arrow } from '#/ui/arrow';
import { moreClass } from '#/ui/button';
import { EmptyState } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { Section, SectionHead } from '#/ui/layout';
import { ListState } from '#/ui/list-state';
import { Reveal } from '#/ui/reveal';
import { homeArticlesQuery } from '../client';
import type { ArticleSummary } from '../contract';
import { articlesWords } from '../copy';
import { Story } from './story';
import styles from './story.module.css';

/** The home page's front page: up to three articles of one category, the newest leading. */
export function ArticlesSection() {
  const copy = useWords(articlesWords);
  const articles = useQuery(homeArticlesQuery(useLocale()));
  return (
    <Section id="articles" tabIndex={-1} aria-labelledby="articles-title">
      <SectionHead
        id="articles-title"
        title={copy.title}
        end={
          <Link to="/articles" className={moreClass}>
            {copy.all} <Arrow />
          </Link>
        }
      />
      {articles.data ? (
        <FrontPage articles={articles.data} />
      ) : (
        <ListState
          failed={articles.isError}
          busy={articles.isFetching}
          onRetry={articles.refetch}
          words={copy}
          shape="picture"
          className="columns"
        />
      )}
    </Section>
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
