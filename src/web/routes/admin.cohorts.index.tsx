import { createFileRoute } from '@tanstack/react-router';
import { cohortListQuery } from '#/features/cohorts/admin-client';
import { CohortRoom } from '#/features/cohorts/ui/admin/cohort-list';
import { ownersData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/cohorts/')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: ownersData((queries, locale) => [queries.fetchQuery(cohortListQuery(locale))]),
  component: CohortRoom,
});
