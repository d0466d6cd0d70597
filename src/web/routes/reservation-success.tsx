import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { reservationQuery } from '#/features/booking/client';
import {
  ReservationLoading,
  ReservationMissing,
  ReservationSuccess,
} from '#/features/booking/ui/reservation-success';
import { profileQuery } from '#/features/profile/client';
import { useCopy, useLocale } from '#/platform/i18n/copy';
import { localeOf } from '#/platform/i18n/locale';
import { pageData } from '../head/page-data';
import { pageHead } from '../head/page-head';

export const Route = createFileRoute('/reservation-success')({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string | undefined } =>
    typeof id === 'string' && id !== '' ? { id } : {},
  loaderDeps: ({ search }) => ({ lang: search.lang, id: search.id }),
  loader: async ({ context: { queryClient }, deps: { id, lang } }) => {
    const elsewhere = redirect({
      to: '/consultation-booking',
      search: lang ? { lang } : {},
      replace: true,
      statusCode: 302,
    });
    if (!id) throw elsewhere;
    // Asked for afresh on every visit: the appointment may have been moved or cancelled meanwhile.
    const query = { ...reservationQuery(id, localeOf(lang)), staleTime: 0 };
    await queryClient.fetchQuery(query).catch(() => {
      throw elsewhere;
    });
  },
  head: ({ match }) => {
    const page = pageData(match);
    if (!page) return {};
    const { pageTitle, description } = page.copy.booking.success;
    const path = '/reservation-success';
    return pageHead({ ...page, path, title: pageTitle, description, keywords: '', personal: true });
  },
  pendingMs: 100,
  pendingComponent: Pending,
  component: Success,
});

function Pending() {
  const { success } = useCopy('booking');
  return <ReservationLoading label={success.loading} />;
}

function Success() {
  const locale = useLocale();
  const { baseUrl } = Route.useRouteContext();
  const { id = '' } = Route.useSearch();
  const { data: reservation } = useSuspenseQuery(reservationQuery(id, locale));
  const { data: owner } = useSuspenseQuery(profileQuery(locale));
  if (!reservation) return <ReservationMissing />;
  return <ReservationSuccess reservation={reservation} owner={owner} baseUrl={baseUrl} />;
}
