import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { cohortListQuery } from '#/features/cohorts/admin-client';
import { NewCohort } from '#/features/cohorts/ui/admin/new-cohort';
import { parseLocale } from '#/platform/i18n/locale';

export const Route = createFileRoute('/admin/cohorts/new')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, deps }) => {
    if (owner) await queryClient.fetchQuery(cohortListQuery(parseLocale(deps.lang)));
  },
  component: New,
});

function New() {
  const navigate = useNavigate();
  return <NewCohort onSaved={(id) => navigate({ to: '/admin/cohorts/$id', params: { id } })} />;
}
