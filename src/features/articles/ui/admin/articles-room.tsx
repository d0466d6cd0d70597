import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useThrownAway } from '#/owner/items/form/use-thrown-away';
import { titleIn } from '#/owner/items/item';
import { UndoLine } from '#/owner/items/list/undo-line';
import { useWrittenList } from '#/owner/items/list/use-item-list';
import { AdminHead } from '#/owner/kit/admin-head';
import { kitWords } from '#/owner/kit/copy';
import { useReturnFocus } from '#/owner/kit/use-return-focus';
import { timeZone } from '#/platform/time/site-zone';
import { wallTimeOf } from '#/platform/time/zone';
import { Button } from '#/ui/button';
import { EmptyState } from '#/ui/feedback';
import { useLocale, useWords } from '#/ui/language/language';
import { useNotice } from '#/ui/notices';
import { ownersArticlesClient } from '../../admin-client';
import type { OwnersArticle } from '../../admin-contract';
import { adminArticlesWords } from '../../copy/admin';
import { type ArticleFilter, categoriesOf, matches } from './article-filter';
import { ArticleFilters } from './article-filters';
import { ArticleForm } from './article-form';
import { ArticleLine } from './article-line';
import type { ArticleParts } from './article-parts';
import './articles-admin.css';

interface ArticlesRoomProps {
  filter: ArticleFilter;
  onFilter: (filter: ArticleFilter) => void;
  /** Above the list: what brings articles from elsewhere. */
  imports: ReactNode;
  parts: ArticleParts;
}

/** The owner's articles: lines that turn into their forms, and a form for a new one. */
export function ArticlesRoom({ filter, onFilter, imports, parts }: ArticlesRoomProps) {
  const kit = useWords(kitWords);
  const words = useWords(adminArticlesWords);
  const locale = useLocale();
  const today = wallTimeOf(new Date(), timeZone).date;
  const notify = useNotice();
  const { items, entries, open, setOpen, remove, restore } = useWrittenList(ownersArticlesClient, {
    onRemoved: () => notify({ title: words.notices.deleted }),
    onRestored: () => notify({ title: words.notices.restored }),
    onFailed: (what, detail) => notify({ tone: 'danger', title: kit.failed[what], text: detail }),
  });
  const { opening, opened, fetchOne } = useOpening((title) => notify({ tone: 'danger', title }));
  useReturnFocus(open);
  const edit = async (id: string) => {
    if (id === 'new' || (await fetchOne(id, words.openFailed))) setOpen(id);
  };
  const { closeOf, thrownLine } = useThrownAway({
    labels: kit,
    open,
    onOpen: edit,
    onClose: () => setOpen(undefined),
  });
  const categories = categoriesOf(items);
  const shown = entries.filter(
    ({ id, item, deleted }) => deleted || id === open || matches(item, filter, today),
  );
  const form = (article?: OwnersArticle) => (
    <ArticleForm
      article={article}
      categories={categories}
      parts={parts}
      onClose={closeOf(article?.id ?? 'new')}
    />
  );
  return (
    <>
      <AdminHead
        title={words.title}
        actions={
          <Button dense data-opens="new" aria-expanded={open === 'new'} onClick={() => setOpen('new')}>
            {words.add}
          </Button>
        }
      />
      <div className="articles-imports">{imports}</div>
      {open === 'new' ? form() : null}
      {thrownLine('new')}
      {entries.length > 0 ? (
        <ArticleFilters
          filter={filter}
          categories={categories}
          found={items.filter((item) => matches(item, filter, today)).length}
          of={items.length}
          onFilter={onFilter}
        />
      ) : null}
      {entries.length === 0 && open !== 'new' ? <EmptyState {...words.empty} level={3} /> : null}
      {entries.length > 0 && shown.length === 0 ? (
        <EmptyState
          title={words.nothing.title}
          level={3}
          action={
            <Button kind="secondary" dense onClick={() => onFilter({})}>
              {words.nothing.clear}
            </Button>
          }
        />
      ) : null}
      <ul className="owned-articles" aria-label={words.list}>
        {shown.map(({ id, item, deleted }) => (
          <li key={id}>
            {deleted ? (
              <UndoLine
                labels={kit}
                text={words.removed(titleIn(item.title, locale).text || words.untitled)}
                onUndo={() => restore(item)}
              />
            ) : null}
            {!deleted && open === id && opened ? form(opened) : null}
            {deleted ? null : thrownLine(id)}
            {!deleted && open !== id ? (
              <ArticleLine
                article={item}
                today={today}
                opening={opening === id}
                onEdit={() => void edit(id)}
                onRemove={() => void remove(item)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {shown.length > 0 ? <p className="text-meta text-muted marks-legend">{kit.languages.legend}</p> : null}
    </>
  );
}

/** Fetches an article with its body, which the list leaves out. */
function useOpening(onFailed: (title: string) => void) {
  const queries = useQueryClient();
  const [opening, setOpening] = useState<string>();
  const [opened, setOpened] = useState<OwnersArticle>();
  const fetchOne = async (id: string, failed: string): Promise<boolean> => {
    setOpening(id);
    try {
      setOpened(await queries.fetchQuery({ ...ownersArticlesClient.one(id), staleTime: 0 }));
      return true;
    } catch {
      onFailed(failed);
      return false;
    } finally {
      setOpening(undefined);
    }
  };
  return { opening, opened, fetchOne };
}
