import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { manageQuery } from '#/features/booking/client';
import { bookingWords } from '#/features/booking/copy';
import { ManageReservation } from '#/features/booking/ui/manage-reservation';
import { ReservationLoading } from '#/features/booking/ui/reservation-success';
import { useProfile } from '#/features/profile/client';
import { NoScriptContact } from '#/features/profile/ui/no-script-contact';
import { useWords } from '#/ui/language/language';
import { unlistedHead } from '../head/unlisted-head';
import { tokenDeps, tokenSearch } from './-mail-link';

export const Route = createFileRoute('/reservation/$id/manage')({
  staticData: {
    audience: 'visitor',
    barItem: 'consulting',
  },
  validateSearch: tokenSearch,
  loaderDeps: tokenDeps,
  loader: async ({ context: { queryClient }, params: { id }, deps: { token, locale } }) => {
    await queryClient.ensureQueryData(manageQuery({ id, token }, locale));
  },
  head: ({ match, params }) =>
    unlistedHead(match, `/reservation/${params.id}/manage`, ({ locale }) => bookingWords.in(locale).manage),
  pendingComponent: () => <ReservationLoading label={useWords(bookingWords).manage.loading} />,
  component: Manage,
});

function Manage() {
  const navigate = useNavigate();
  const { id } = Route.useParams();
  const { token = '' } = Route.useSearch();
  const { manage } = useWords(bookingWords);
  const owner = useProfile();
  return (
    <ManageReservation
      id={id}
      token={token}
      owner={owner}
      withoutScript={<NoScriptContact {...manage.noScript} />}
      onToken={(next) =>
        navigate({
          to: '/reservation/$id/manage',
          params: { id },
          search: { token: next },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
