import { Link } from '@tanstack/react-router';
import { titleIn } from '#/owner/items/item';
import { LanguageMarks } from '#/owner/items/language-marks';
import { CardActions, type CardHandlers } from '#/owner/items/list/card-actions';
import { PublishBadge, SampleBadge } from '#/owner/items/publish';
import { upcomingDay } from '#/platform/i18n/dates';
import { languageAttributes } from '#/platform/i18n/fallback';
import { buttonClass } from '#/ui/button';
import { Tag } from '#/ui/choice';
import { useLocale, useWords } from '#/ui/language/language';
import { VisuallyHidden } from '#/ui/layout';
import { Picture } from '#/ui/picture';
import { Unbroken } from '#/ui/unbroken';
import { adminArticlesWords } from '../../copy';
import type { ListedArticle } from '../../item';
import { isScheduled } from '../../rules';
import { ArticleDate, CategoryName } from '../article-facts';
import styles from './article-list.module.css';

interface ArticleLineProps extends CardHandlers {
  article: ListedArticle;
  /** YYYY-MM-DD. */
  today: string;
  /** Whether the article's form is loading. */
  isLoading: boolean;
}

export function ArticleLine({ article, today, isLoading, ...actions }: ArticleLineProps) {
  const words = useWords(adminArticlesWords);
  const locale = useLocale();
  const { text, language } = titleIn(article.title, locale);
  const title = text || words.untitled;
  const scheduled = isScheduled(article, today);
  return (
    <article className={styles.line} aria-busy={isLoading || undefined}>
      <div className={styles.picture}>{article.image ? <Picture src={article.image} alt="" /> : null}</div>
      <h3 {...languageAttributes(language, locale)}>
        <Unbroken>{title}</Unbroken>
      </h3>
      <p className={styles.category}>
        {article.category.trim() ? <CategoryName category={article.category} /> : words.category.none}
      </p>
      <LanguageMarks states={article.languages} />
      <p className={styles.status}>
        {scheduled ? <Tag>{words.state.scheduled}</Tag> : <PublishBadge published={article.isPublished} />}{' '}
        <SampleBadge item={article} />
      </p>
      <p className={styles.date}>
        {scheduled ? (
          words.scheduled(upcomingDay(locale, article.date, today))
        ) : (
          <ArticleDate date={article.date} />
        )}
      </p>
      <div className={styles.actions}>
        {article.isPublished && !scheduled ? (
          <Link
            to="/articles/$id"
            params={{ id: article.id }}
            target="_blank"
            className={buttonClass({ kind: 'quiet' })}
          >
            {words.onSite}
            <VisuallyHidden>
              : {title} {words.newTab}
            </VisuallyHidden>
          </Link>
        ) : null}
        <CardActions {...actions} id={article.id} title={title} />
      </div>
      {isLoading ? (
        <p role="status" className="text-meta">
          {words.opening}
        </p>
      ) : null}
    </article>
  );
}
