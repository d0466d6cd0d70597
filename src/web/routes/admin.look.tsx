import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { homeArticlesQuery } from '#/features/articles/client';
import { ownersLookQuery } from '#/features/look/admin-client';
import type { PreviewPage } from '#/features/look/ui/admin/look-preview';
import { LookRoom } from '#/features/look/ui/admin/look-room';
import { uploadPicture } from '#/features/pictures/admin-client';
import { useLocale } from '#/ui/language/language';
import { ownersData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/look')({
  loader: ownersData((queries) => [queries.fetchQuery(ownersLookQuery())]),
  component: Look,
});

function Look() {
  const { data: articles = [] } = useQuery(homeArticlesQuery(useLocale()));
  const [article] = articles;
  const pages: PreviewPage[] = [
    { name: 'home', path: '/' },
    { name: 'articles', path: '/articles' },
    ...(article ? [{ name: 'article' as const, path: `/articles/${article.id}` }] : []),
    { name: 'booking', path: '/consultation-booking' },
  ];
  return <LookRoom pages={pages} upload={uploadPicture} />;
}
