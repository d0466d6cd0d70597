import { createFileRoute } from '@tanstack/react-router';
import { weekQuery } from '#/features/booking/admin-client';
import { ReservationWeek, type WeekSearch } from '#/features/booking/ui/admin/week-overview';
import { consultingServicesQuery } from '#/features/catalogue/client';
import { parseLocale } from '#/platform/i18n/locale';
import { parseText } from '#/platform/input/search';
import { useServiceOptions } from '../inbox/offers';

export const Route = createFileRoute('/admin/reservations/week')({
  validateSearch: ({ date, service }: Record<string, unknown>): WeekSearch => ({
    date: typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined,
    service: parseText(service),
  }),
  loaderDeps: ({ search: { lang, date, service } }) => ({ lang, date, service }),
  loader: async ({ context: { queryClient, owner }, deps: { lang, date, service } }) => {
    if (!owner) return;
    const locale = parseLocale(lang);
    await Promise.all([
      queryClient.fetchQuery(weekQuery(date, service, locale)),
      queryClient.ensureQueryData(consultingServicesQuery(locale)),
    ]);
  },
  component: Week,
});

function Week() {
  const { date, service } = Route.useLoaderDeps();
  return <ReservationWeek search={{ date, service }} services={useServiceOptions()} />;
}
