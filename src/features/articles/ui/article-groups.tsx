import { EmptyState } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { TitledSection, Wrap } from '#/ui/layout';
import type { ArticleSummary } from '../contract';
import { articlesWords } from '../copy';
import { byCategory, grouped } from '../rules';
import { ArticleCard } from './article-card';
import styles from './article-card.module.css';
import { CategoryName } from './article-facts';

interface ArticleGroupsProps {
  articles: readonly ArticleSummary[];
  /** Whether to group by the owner's categories instead of the groups that the sample articles come with. */
  ownCategories: boolean;
}

export function ArticleGroups({ articles, ownCategories }: ArticleGroupsProps) {
  const copy = useWords(articlesWords);
  if (articles.length === 0)
    return (
      <Wrap>
        <EmptyState title={copy.empty} />
      </Wrap>
    );
  const groups = ownCategories
    ? byCategory(articles).map(({ category, articles: members }, index) => ({
        id: `category-${index + 1}`,
        title: category ? <CategoryName category={category} /> : copy.uncategorised,
        articles: members,
      }))
    : grouped(articles).map(({ group, articles: members }) => ({
        id: group,
        title: copy.groups[group],
        articles: members,
      }));
  return groups.map((group, groupIndex) => (
    <TitledSection key={group.id} id={group.id} title={group.title}>
      <ul className={`cards ${styles.list}`}>
        {group.articles.map((article, index) => (
          <ArticleCard
            key={article.id}
            article={article}
            index={index % 3}
            isFirst={groupIndex + index === 0}
          />
        ))}
      </ul>
    </TitledSection>
  ));
}
