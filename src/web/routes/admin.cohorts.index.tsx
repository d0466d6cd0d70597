import { createFileRoute } from '@tanstack/react-router';
import { cohortListQuery } from '#/features/cohorts/admin-client';
import { CohortRoom } from '#/features/cohorts/ui/admin/cohort-list';
import { parseLocale } from '#/platform/i18n/locale';

export const Route = createFileRoute('/admin/cohorts/')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, deps }) => {
    if (owner) await queryClient.fetchQuery(cohortListQuery(parseLocale(deps.lang)));
  },
  component: CohortRoom,
});
