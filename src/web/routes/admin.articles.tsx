import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ownersArticlesClient } from '#/features/articles/admin-client';
import { articleFilter } from '#/features/articles/ui/admin/article-filter';
import { ArticlesRoom } from '#/features/articles/ui/admin/articles-room';
import { importsQuery } from '#/features/import/admin-client';
import { ImportButtons } from '#/features/import/ui/admin/import-buttons';
import { takePicture, uploadPicture } from '#/features/pictures/admin-client';
import { PictureField } from '#/features/pictures/ui/admin/picture-field';
import { profileQuery } from '#/features/profile/client';
import { AutoTranslateButton } from '#/features/translation/ui/admin/auto-translate';
import { TranslateAll } from '#/features/translation/ui/admin/translate-all';
import { useLocale } from '#/ui/language/language';
import { roomHead } from '../admin/room-head';

export const Route = createFileRoute('/admin/articles')({
  validateSearch: articleFilter,
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner } }) => {
    if (!owner) return;
    await Promise.all([
      queryClient.ensureQueryData({ ...ownersArticlesClient.list(), revalidateIfStale: true }),
      queryClient.ensureQueryData(importsQuery()),
    ]);
  },
  head: ({ match }) => roomHead(match, 'articles'),
  component: Articles,
});

const parts = {
  PictureField,
  AutoTranslate: AutoTranslateButton,
  TranslateAll,
  uploadPicture: (file: File) => uploadPicture(file),
  takePicture,
};

function Articles() {
  const filter = Route.useSearch();
  const navigate = Route.useNavigate();
  const queries = useQueryClient();
  const { data: profile } = useSuspenseQuery(profileQuery(useLocale()));
  return (
    <ArticlesRoom
      filter={filter}
      onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })}
      imports={<ImportButtons onImported={() => ownersArticlesClient.changed(queries)} />}
      parts={{ ...parts, author: profile.name }}
    />
  );
}
