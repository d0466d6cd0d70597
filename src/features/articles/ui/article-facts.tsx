import { calendarDay } from '#/platform/i18n/dates';
import { useLocale, useWords } from '#/ui/language/language';
import type { ArticleSummary } from '../contract';
import { articlesWords } from '../copy';
import { categoryIn } from '../rules';
import styles from './article-facts.module.css';

export function CategoryName({ category }: { category: string }) {
  const { categories } = useWords(articlesWords);
  return <bdi>{categoryIn(categories, category)}</bdi>;
}

export function ArticleDate({ date }: { date: string }) {
  return <time dateTime={date}>{calendarDay(useLocale(), date)}</time>;
}

export function ArticleFacts({ article }: { article: ArticleSummary }) {
  const { minutes } = useWords(articlesWords);
  return (
    <p className={`text-meta ${styles.root}`}>
      {article.category.trim() ? (
        <b>
          <CategoryName category={article.category} />
        </b>
      ) : null}
      <ArticleDate date={article.date} />
      <span>{minutes(article.readTime)}</span>
    </p>
  );
}
