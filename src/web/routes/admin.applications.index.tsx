import { createFileRoute } from '@tanstack/react-router';
import { corporateProgramsQuery, trainingServicesQuery } from '#/features/catalogue/client';
import { applicationsQuery } from '#/features/training/admin-client';
import { type ApplicationSearch, applicationSearch } from '#/features/training/rules';
import { ApplicationList } from '#/features/training/ui/admin/application-list';
import { localeOf } from '#/platform/i18n/locale';
import { roomHead } from '../admin/room-head';
import { useProgramOptions } from '../inbox/offers';

export const Route = createFileRoute('/admin/applications/')({
  validateSearch: (search: Record<string, unknown>): ApplicationSearch => applicationSearch(search),
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: async ({ context: { queryClient, owner }, deps }) => {
    if (!owner) return;
    const locale = localeOf(deps.lang);
    await Promise.all([
      queryClient.fetchQuery(applicationsQuery(deps.search, locale)),
      queryClient.ensureQueryData(trainingServicesQuery(locale)),
      queryClient.ensureQueryData(corporateProgramsQuery(locale)),
    ]);
  },
  head: ({ match }) => roomHead(match, 'applications'),
  component: Applications,
});

function Applications() {
  const { search } = Route.useLoaderDeps();
  const programs = useProgramOptions();
  const navigate = Route.useNavigate();
  return (
    <ApplicationList
      search={search}
      programs={programs}
      onSearch={(changed) => void navigate({ search: (now) => ({ ...now, ...changed }), resetScroll: false })}
    />
  );
}
