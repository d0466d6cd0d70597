import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { articlesQuery } from '#/features/articles/client';
import { articlesWords } from '#/features/articles/copy';
import { ArticleGroups } from '#/features/articles/ui/article-groups';
import { ArticlePages } from '#/features/articles/ui/article-pages';
import styles from '#/features/articles/ui/articles.module.css';
import { useProfile } from '#/features/profile/client';
import { ownTexts } from '#/features/profile/rules';
import { parseLocale } from '#/platform/i18n/locale';
import { Arrow } from '#/ui/arrow';
import { backClass } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { Wrap } from '#/ui/layout';
import { PageLoading } from '#/ui/loading';
import { listedHead } from '../head/listed-head';
import { articleList } from '../head/structured-data';
import { shellWords } from '../shell/copy';

export const Route = createFileRoute('/articles/')({
  staticData: {
    audience: 'everybody',
    hydrate: 'at first sign',
    cacheBy: { page: 'later page' },
    sitemap: 'page',
    barItem: 'articles',
    feeds: true,
    llms: 'articles',
    share: 'articles',
  },
  // `page` is defined only from the second page on. An invalid value becomes undefined explicitly: if the key were missing, the
  // router would keep the value of the address.
  validateSearch: ({ page }: Record<string, unknown>): { page?: string | undefined } => ({
    page: typeof page === 'string' && /^([2-9]|[1-9]\d{1,2})$/.test(page) ? page : undefined,
  }),
  loaderDeps: ({ search }) => ({ lang: search.lang, page: search.page }),
  loader: async ({ context: { queryClient }, deps }) => {
    const query = articlesQuery(parseLocale(deps.lang), numberOf(deps.page));
    const { articles } = await queryClient.ensureQueryData(query);
    if (deps.page && articles.length === 0) throw notFound();
  },
  head: ({ match }) => {
    const requestedPage = match.search.page;
    return listedHead(match, requestedPage ? `/articles?page=${requestedPage}` : '/articles', (page) => {
      const copy = articlesWords.in(page.locale);
      const { queryKey } = articlesQuery(page.locale, numberOf(requestedPage));
      const articles = match.context.queryClient.getQueryData(queryKey)?.articles ?? [];
      return {
        ...copy.meta,
        title: requestedPage ? copy.pages.title(numberOf(requestedPage)) : copy.meta.title,
        trail: [{ name: shellWords.in(page.locale).nav.articles, path: '/articles' }],
        structuredData: articles.length > 0 ? [articleList(page, articles)] : [],
      };
    });
  },
  pendingMs: 150,
  pendingComponent: () => <PageLoading label={useWords(articlesWords).loading} />,
  component: Articles,
});

const numberOf = (page: string | undefined): number => Number(page ?? 1);

function Articles() {
  const copy = useWords(articlesWords);
  const profile = useProfile();
  const subtitle = ownTexts(profile).plain('articlesSubtitle', copy.subtitle);
  const page = numberOf(Route.useSearch().page);
  const { data } = useSuspenseQuery(articlesQuery(useLocale(), page));
  return (
    <>
      <Wrap className={styles.head}>
        <Link to="/" className={backClass}>
          <Arrow to="start" /> {copy.home}
        </Link>
        <h1 className="text-h1">{copy.title}</h1>
        {subtitle ? <p className="text-deck">{subtitle}</p> : null}
      </Wrap>
      <ArticleGroups articles={data.articles} ownCategories={profile.demoNotice === null} />
      <ArticlePages page={page} more={data.more} />
    </>
  );
}
