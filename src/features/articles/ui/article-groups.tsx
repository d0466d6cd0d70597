import { EmptyState } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { TitledSection } from '#/ui/layout';
import type { ArticleSummary } from '../contract';
import { articlesWords } from '../copy';
import { grouped } from '../rules';
import { ArticleCard } from './article-card';
import styles from './article-card.module.css';

/** The articles by group; empty groups are left out. */
export function ArticleGroups({ articles }: { articles: readonly ArticleSummary[] }) {
  const copy = useWords(articlesWords);
  if (articles.length === 0) return <EmptyState title={copy.empty} />;
  return grouped(articles).map((part) => (
    <TitledSection key={part.group} id={part.group} title={copy.groups[part.group]}>
      <ul className={`cards ${styles.list}`}>
        {part.articles.map((article, index) => (
          <ArticleCard key={article.id} article={article} index={index % 3} />
        ))}
      </ul>
    </TitledSection>
  ));
}
