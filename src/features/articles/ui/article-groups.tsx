import type { ReactNode } from 'react';
import { EmptyState } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { Section, TitledSection, Wrap } from '#/ui/layout';
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
  // Without any category, all articles would be "other" articles, so there is no heading to see.
  const isPlain = ownCategories && articles.every(({ category }) => category.trim() === '');
  return groups.map((group, groupIndex) => (
    <GroupSection key={group.id} id={group.id} title={isPlain ? null : group.title}>
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
    </GroupSection>
  ));
}

function GroupSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  const copy = useWords(articlesWords);
  if (title)
    return (
      <TitledSection id={id} title={title}>
        {children}
      </TitledSection>
    );
  return (
    <Section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="visually-hidden">
        {copy.all}
      </h2>
      {children}
    </Section>
  );
}
