import { EmptyState } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { TitledSection } from '#/ui/layout';
import type { ArticleSummary } from '../contract';
import { articlesWords } from '../copy';
import { grouped } from '../rules';
import { ArticleCard } from './article-card';
import styles from './article-card.module.css';

/** Every article under its group; a group without any is left out, and a list without any says so. */
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
