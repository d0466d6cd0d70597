import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { itemClient } from '#/owner/items/client';
import { ItemRoom } from '#/owner/items/list/item-room';
import { upcomingDay } from '#/platform/i18n/dates';
import { toWallTime } from '#/platform/time/zone';
import { Button } from '#/ui/button';
import { EmptyState } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { useTimeZone } from '#/ui/language/zone';
import { adminArticlesWords, articlesWords } from '../../copy';
import { articleItem, type OwnersArticle } from '../../item';
import { isScheduled } from '../../rules';
import { articleFields } from './article-fields';
import { type ArticleFilter, listCategories, matches } from './article-filter';
import { ArticleFilters } from './article-filters';
import { ArticleLine } from './article-line';
import styles from './article-list.module.css';
import { PreviewButton } from './preview-button';

interface ArticlesRoomProps {
  filter: ArticleFilter;
  onFilter: (filter: ArticleFilter) => void;
  imports: ReactNode;
  author: string;
  /** Whether the site still shows a person who came with it. The home page then shows articles of one category only. */
  isShippedPerson: boolean;
}

export function ArticlesRoom({ filter, onFilter, imports, author, isShippedPerson }: ArticlesRoomProps) {
  const words = useWords(adminArticlesWords);
  const { sample, own } = words.onHome;
  const hints = {
    ...words.hints,
    category: `${words.hints.category} ${isShippedPerson ? sample : own}`,
  };
  const { minutes } = useWords(articlesWords);
  const locale = useLocale();
  const today = toWallTime(new Date(), useTimeZone()).date;
  const { data: articles } = useSuspenseQuery(itemClient(articleItem).list());
  const savedText = ({ isPublished, date }: OwnersArticle) => {
    if (!isPublished) return words.saved.draft;
    return isScheduled({ isPublished, date }, today)
      ? words.scheduled(upcomingDay(locale, date, today))
      : words.saved.published;
  };
  return (
    <ItemRoom
      noun={articleItem}
      words={{ ...words, hints }}
      className={styles.root}
      own={articleFields}
      show={{ readTime: (value) => (value ? minutes(Number(value)) : '') }}
      savedText={savedText}
      foot={<PreviewButton author={author} />}
      above={imports}
      filter={{
        bar: (
          <ArticleFilters
            filter={filter}
            categories={listCategories(articles)}
            found={articles.filter((article) => matches(article, filter, today)).length}
            of={articles.length}
            onFilter={onFilter}
          />
        ),
        shows: (article) => matches(article, filter, today),
        nothing: (
          <EmptyState
            title={words.nothing.title}
            level={3}
            action={
              <Button kind="secondary" dense onClick={() => onFilter({})}>
                {words.nothing.clear}
              </Button>
            }
          />
        ),
      }}
      line={(article, actions) => <ArticleLine article={article} today={today} {...actions} />}
    />
  );
}
