import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { reservationQuery } from '#/features/booking/client';
import { bookingWords } from '#/features/booking/copy';
import {
  ReservationLoading,
  ReservationMissing,
  ReservationSuccess,
} from '#/features/booking/ui/reservation-success';
import { useProfile } from '#/features/profile/client';
import { applicationQuery } from '#/features/training/client';
import { trainingWords } from '#/features/training/copy';
import { ApplicationMissing, ApplicationSuccess } from '#/features/training/ui/application-success';
import { ApiError } from '#/platform/http-client/api';
import { parseLocale } from '#/platform/i18n/locale';
import { parseText } from '#/platform/input/search';
import { useLocale, useWords } from '#/ui/language/language';
import { unlistedHead } from '../head/unlisted-head';

interface SearchValues {
  id?: string | undefined;
  /** Undefined for an appointment. */
  type?: 'training' | undefined;
}

export const Route = createFileRoute('/reservation-success')({
  staticData: {
    audience: 'visitor',
    barItem: ({ type }) => (type === 'training' ? 'training' : 'consulting'),
  },
  // An invalid value becomes undefined explicitly: if the key were missing, the router would keep the value of the address.
  validateSearch: ({ id, type }: Record<string, unknown>): SearchValues => ({
    id: parseText(id),
    type: type === 'training' ? type : undefined,
  }),
  loaderDeps: ({ search }) => ({ lang: search.lang, id: search.id, type: search.type }),
  loader: async ({ context: { queryClient }, deps: { id, type, lang } }) => {
    const redirectToForm = redirect({
      to: type ? '/training-booking' : '/consultation-booking',
      search: lang ? { lang } : {},
      replace: true,
      statusCode: 302,
    });
    if (!id) throw redirectToForm;
    // Fetched on every visit, because the appointment may have been moved or cancelled since the last one.
    const locale = parseLocale(lang);
    const query = type
      ? queryClient.fetchQuery({ ...applicationQuery(id, locale), staleTime: 0 })
      : queryClient.fetchQuery({ ...reservationQuery(id, locale), staleTime: 0 });
    await query.catch((error) => {
      // An unreachable database is an error, not a missing appointment: visitors must not be sent to book again.
      throw error instanceof ApiError && error.status === 503 ? error : redirectToForm;
    });
  },
  head: ({ match }) =>
    unlistedHead(match, '/reservation-success', ({ locale }) => {
      const { id = '', type } = match.search;
      const words = type ? trainingWords : bookingWords;
      const { pageTitle, description } = words.in(locale).success;
      const { queryKey } = reservationQuery(id, locale);
      const isRequest = !type && match.context.queryClient.getQueryData(queryKey)?.status === 'pending';
      return { title: isRequest ? bookingWords.in(locale).request.pageTitle : pageTitle, description };
    }),
  pendingMs: 100,
  pendingComponent: Pending,
  component: Success,
});

function Pending() {
  const { type } = Route.useSearch();
  const appointment = useWords(bookingWords);
  const application = useWords(trainingWords);
  return <ReservationLoading label={(type ? application : appointment).success.loading} />;
}

function Success() {
  const { id = '', type } = Route.useSearch();
  return type ? <TrainingSuccess id={id} /> : <BookingSuccess id={id} />;
}

function TrainingSuccess({ id }: { id: string }) {
  const { data: application } = useSuspenseQuery(applicationQuery(id, useLocale()));
  return application ? <ApplicationSuccess application={application} /> : <ApplicationMissing />;
}

function BookingSuccess({ id }: { id: string }) {
  const locale = useLocale();
  const { baseUrl } = Route.useRouteContext();
  const { data: reservation } = useSuspenseQuery(reservationQuery(id, locale));
  const owner = useProfile();
  if (!reservation) return <ReservationMissing />;
  return <ReservationSuccess reservation={reservation} owner={owner} baseUrl={baseUrl} />;
}
