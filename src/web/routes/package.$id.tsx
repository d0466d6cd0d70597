import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { balanceWords } from '#/features/balances/copy';
import { BalanceHead } from '#/features/balances/ui/balance-head';
import { BalanceHistory } from '#/features/balances/ui/balance-history';
import { balanceQuery, openAppointment, sendPaidReservation } from '#/features/booking/client';
import { bookingWords } from '#/features/booking/copy';
import { BookingForm } from '#/features/booking/ui/booking-form';
import { PaidAppointments, usePaidAppointmentText } from '#/features/booking/ui/paid-appointments';
import { ReservationLoading } from '#/features/booking/ui/reservation-success';
import { consultingServicesQuery } from '#/features/catalogue/client';
import { useProfile } from '#/features/profile/client';
import { NoScriptContact } from '#/features/profile/ui/no-script-contact';
import { useLocale, useWords } from '#/ui/language/language';
import { Wrap } from '#/ui/layout';
import { unlistedHead } from '../head/unlisted-head';
import { VoidLink } from '../shell/void-link';
import { FormNotice } from './-form-notice';
import { tokenDeps, tokenSearch } from './-mail-link';

export const Route = createFileRoute('/package/$id')({
  staticData: {
    audience: 'visitor',
    barItem: 'consulting',
  },
  validateSearch: tokenSearch,
  loaderDeps: tokenDeps,
  loader: async ({ context: { queryClient }, params: { id }, deps: { token, locale } }) => {
    await Promise.all([
      queryClient.ensureQueryData(balanceQuery({ id, token }, locale)),
      queryClient.ensureQueryData(consultingServicesQuery(locale)),
    ]);
  },
  head: ({ match, params }) =>
    unlistedHead(match, `/package/${params.id}`, ({ locale }) => balanceWords.in(locale)),
  pendingComponent: () => <ReservationLoading label={useWords(balanceWords).loading} />,
  component: Package,
});

function Package() {
  const { id } = Route.useParams();
  const { token = '' } = Route.useSearch();
  const { void: words } = useWords(balanceWords);
  const { noScript } = useWords(bookingWords).manage;
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const owner = useProfile();
  const textOf = usePaidAppointmentText();
  const { data: opened } = useSuspenseQuery(balanceQuery({ id, token }, locale));
  const { data: offered } = useSuspenseQuery(consultingServicesQuery(locale));
  if (!opened) return <VoidLink words={words} />;
  const { balance, appointments } = opened;
  const bookableServices = offered.filter(
    ({ id: service, bookable }) =>
      bookable && (balance.services.length === 0 || balance.services.includes(service)),
  );
  const open = async (appointment: string) => {
    const link = await openAppointment({ id, token }, locale, appointment);
    await navigate({
      to: '/reservation/$id/manage',
      params: { id: appointment },
      search: { token: link.token },
    });
  };
  return (
    <Wrap>
      <BalanceHead balance={balance} />
      {appointments.length > 0 ? <PaidAppointments appointments={appointments} onOpen={open} /> : null}
      {balance.refusal === null && bookableServices.length > 0 ? (
        <>
          <NoScriptContact {...noScript} />
          <BookingForm
            services={bookableServices}
            owner={owner}
            preselected={bookableServices.length === 1 ? (bookableServices[0]?.id ?? '') : ''}
            privacy={<FormNotice form="booking" />}
            onOutdated={() => queryClient.invalidateQueries(consultingServicesQuery(locale))}
            onBooked={(booked) => navigate({ to: '/reservation-success', search: { id: booked } })}
            paid={{
              person: balance.person,
              send: (request, key) => sendPaidReservation({ id, token }, request, key),
            }}
          />
        </>
      ) : null}
      <BalanceHistory
        balance={balance}
        appointment={(reservation) => {
          const found = appointments.find((each) => each.id === reservation);
          return found && textOf(found);
        }}
      />
    </Wrap>
  );
}
