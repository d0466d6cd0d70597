import { useCopy, useLocale } from '#/platform/i18n/copy';
import { calendarDay } from '#/platform/i18n/dates';
import type { ArticleSummary } from '../contract';
import { categoryIn } from '../rules';

/** The category in the page's language. */
export function CategoryName({ category }: { category: string }) {
  const { categories } = useCopy('articles');
  return <bdi>{categoryIn(categories, category)}</bdi>;
}

export function ArticleDate({ date }: { date: string }) {
  return <time dateTime={date}>{calendarDay(useLocale(), date)}</time>;
}

/** Category, day and length, in one line. */
export function ArticleFacts({ article }: { article: ArticleSummary }) {
  const { minutes } = useCopy('articles');
  return (
    <p className="text-meta article-facts">
      <b>
        <CategoryName category={article.category} />
      </b>
      <ArticleDate date={article.date} />
      <span>{minutes(article.readTime)}</span>
    </p>
  );
}
