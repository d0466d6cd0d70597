import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { cohortListQuery } from '#/features/cohorts/admin-client';
import { NewCohort } from '#/features/cohorts/ui/admin/new-cohort';
import { ownersData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/cohorts/new')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: ownersData((queries, locale) => [queries.fetchQuery(cohortListQuery(locale))]),
  component: New,
});

function New() {
  const navigate = useNavigate();
  return <NewCohort onSaved={(id) => navigate({ to: '/admin/cohorts/$id', params: { id } })} />;
}
