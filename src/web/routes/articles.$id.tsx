import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { articleQuery, furtherArticlesQuery } from '#/features/articles/client';
import { articlesWords } from '#/features/articles/copy';
import { categoryIn } from '#/features/articles/rules';
import styles from '#/features/articles/ui/article.module.css';
import { ArticleBody } from '#/features/articles/ui/article-body';
import { ArticleHead } from '#/features/articles/ui/article-head';
import { ArticleMissing } from '#/features/articles/ui/article-missing';
import { FurtherReading } from '#/features/articles/ui/further-reading';
import { useProfile } from '#/features/profile/client';
import { comma, parseLocale } from '#/platform/i18n/locale';
import { useLocale, useWords } from '#/ui/language/language';
import { PageLoading } from '#/ui/loading';
import { listedHead } from '../head/listed-head';
import { sharedPicture } from '../head/shared-picture';
import { articleData } from '../head/structured-data';
import { shellWords } from '../shell/copy';

/** The most characters of the meta description. */
const descriptionLength = 160;

export const Route = createFileRoute('/articles/$id')({
  staticData: {
    audience: 'everybody',
    hydrate: 'at first sign',
    sitemap: 'items',
    items: 'articles',
    barItem: 'articles',
    feeds: true,
    share: 'article',
  },
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  // If the further articles can't be loaded, the article is shown without them.
  loader: async ({ context: { queryClient }, params, deps }) => {
    const locale = parseLocale(deps.lang);
    const [article] = await Promise.all([
      queryClient.ensureQueryData(articleQuery(params.id, locale)),
      queryClient.prefetchQuery(furtherArticlesQuery(params.id, locale)),
    ]);
    if (!article) throw notFound();
  },
  head: ({ match, params }) =>
    listedHead(match, `/articles/${params.id}`, (page) => {
      const article = match.context.queryClient.getQueryData(articleQuery(params.id, page.locale).queryKey);
      if (!article) return undefined;
      const articles = articlesWords.in(page.locale);
      const section = categoryIn(articles.categories, article.category);
      return {
        path: `/articles/${article.id}`,
        title: `${article.title} - ${page.profile.name}`,
        description: [...(article.excerpt || article.title)].slice(0, descriptionLength).join(''),
        keywords: [section, articles.meta.keywords].join(comma[page.locale]),
        canonical: article.canonicalUrl ?? undefined,
        article: { published: article.date, section, picture: sharedPicture(article, page.baseUrl) },
        trail: [
          { name: shellWords.in(page.locale).nav.articles, path: '/articles' },
          { name: article.title, path: `/articles/${article.id}` },
        ],
        structuredData: [articleData(page, article)],
      };
    }),
  pendingMs: 150,
  pendingComponent: () => <PageLoading label={useWords(articlesWords).loadingOne} />,
  notFoundComponent: Missing,
  component: ArticlePage,
});

function Missing() {
  const profile = useProfile();
  return <ArticleMissing author={profile.name} />;
}

function ArticlePage() {
  const { id } = Route.useParams();
  const locale = useLocale();
  const profile = useProfile();
  const { data: article } = useSuspenseQuery(articleQuery(id, locale));
  const { data: further } = useQuery(furtherArticlesQuery(id, locale));
  if (!article) return <ArticleMissing author={profile.name} />;
  return (
    <>
      <article className={styles.root}>
        <div className={styles.progress} aria-hidden="true" />
        <ArticleHead article={article} author={profile.name} />
        <ArticleBody key={article.id} article={article} />
      </article>
      {further ? <FurtherReading {...further} /> : null}
    </>
  );
}
