import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { articleItem } from '#/features/articles/item';
import { articleFilter } from '#/features/articles/ui/admin/article-filter';
import { ArticlesRoom } from '#/features/articles/ui/admin/articles-room';
import { importsQuery } from '#/features/import/admin-client';
import { ImportButtons } from '#/features/import/ui/admin/import-buttons';
import { shownPersonQuery } from '#/features/profile/admin-client';
import { useProfile } from '#/features/profile/client';
import { itemClient } from '#/owner/items/client';
import { withFormParts } from '../admin/form-parts';
import { ownersData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/articles')({
  validateSearch: articleFilter,
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: ownersData((queries) => [
    queries.ensureQueryData({ ...itemClient(articleItem).list(), revalidateIfStale: true }),
    queries.ensureQueryData(importsQuery()),
    queries.fetchQuery(shownPersonQuery()),
  ]),
  component: withFormParts(Articles),
});

function Articles() {
  const filter = Route.useSearch();
  const navigate = Route.useNavigate();
  const queries = useQueryClient();
  const profile = useProfile();
  const { data: person } = useSuspenseQuery(shownPersonQuery());
  return (
    <ArticlesRoom
      filter={filter}
      onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })}
      imports={<ImportButtons onImported={() => itemClient(articleItem).invalidate(queries)} />}
      author={profile.name}
      isShippedPerson={person.isShipped}
    />
  );
}
