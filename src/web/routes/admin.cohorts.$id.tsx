import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { touchedQuery } from '#/features/booking/admin-availability-client';
import { Touched } from '#/features/booking/ui/admin/touched';
import { cohortQuery } from '#/features/cohorts/admin-client';
import { CohortPage } from '#/features/cohorts/ui/admin/cohort-page';
import { parseLocale } from '#/platform/i18n/locale';

export const Route = createFileRoute('/admin/cohorts/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, params: { id }, deps }) => {
    if (owner) await queryClient.fetchQuery(cohortQuery(id, parseLocale(deps.lang)));
  },
  component: OneCohort,
});

function OneCohort() {
  const { id } = Route.useParams();
  return (
    <CohortPage
      key={id}
      id={id}
      touched={(times, title) => <TouchedAppointments times={times} title={title} />}
    />
  );
}

interface TouchedAppointmentsProps {
  times: { start: string; end: string }[];
  title: string;
}

function TouchedAppointments({ times, title }: TouchedAppointmentsProps) {
  const { data } = useQuery(touchedQuery(times));
  return <Touched title={title} appointments={data ?? []} />;
}
