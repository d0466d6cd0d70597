import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { articlesQuery } from '#/features/articles/client';
import { ArticleGroups } from '#/features/articles/ui/article-groups';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { localeOf } from '#/platform/i18n/locale';
import { Arrow } from '#/ui/arrow';
import { backClass } from '#/ui/button';
import { Wrap } from '#/ui/layout';
import { Loading } from '#/ui/loading';
import { pageData } from '../head/page-data';
import { pageHead } from '../head/page-head';
import { articleList, breadcrumbs } from '../head/structured-data';

export const Route = createFileRoute('/articles/')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(articlesQuery(localeOf(deps.lang)));
  },
  head: ({ match }) => {
    const page = pageData(match);
    if (!page) return {};
    const { meta } = page.copy.articles;
    const articles = match.context.queryClient.getQueryData(articlesQuery(page.locale).queryKey) ?? [];
    const trail = [
      { name: page.copy.shell.nav.home, path: '/' },
      { name: page.copy.shell.nav.articles, path: '/articles' },
    ];
    return pageHead({
      ...page,
      ...meta,
      path: '/articles',
      structuredData: [
        ...(articles.length > 0 ? [articleList(page, articles)] : []),
        breadcrumbs(page, trail),
      ],
    });
  },
  pendingMs: 150,
  pendingComponent: Pending,
  component: Articles,
});

function Pending() {
  return (
    <Wrap>
      <Loading>{useCopy('articles').loading}</Loading>
    </Wrap>
  );
}

function Articles() {
  const copy = useCopy('articles');
  const { data: articles } = useSuspenseQuery(articlesQuery(useLocale()));
  return (
    <>
      <Wrap className="articles-head">
        <Link to="/" className={backClass}>
          <Arrow to="start" /> {copy.home}
        </Link>
        <h1 className="text-h1">{copy.title}</h1>
        <p className="text-deck">{copy.subtitle}</p>
      </Wrap>
      <ArticleGroups articles={articles} />
    </>
  );
}
