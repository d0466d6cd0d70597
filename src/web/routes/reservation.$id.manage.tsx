import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { manageQuery } from '#/features/booking/client';
import { bookingWords } from '#/features/booking/copy';
import { ManageReservation } from '#/features/booking/ui/manage-reservation';
import { ReservationLoading } from '#/features/booking/ui/reservation-success';
import { useProfile } from '#/features/profile/client';
import { NoScriptContact } from '#/features/profile/ui/no-script-contact';
import { parseLocale } from '#/platform/i18n/locale';
import { useWords } from '#/ui/language/language';
import { pageData } from '../head/page-data';
import { pageHead } from '../head/page-head';

export const Route = createFileRoute('/reservation/$id/manage')({
  staticData: {
    audience: 'visitor',
    hydrate: 'when idle',
    barItem: 'consulting',
  },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } =>
    typeof token === 'string' && token !== '' ? { token } : {},
  loaderDeps: ({ search }) => ({ lang: search.lang, token: search.token }),
  loader: async ({ context: { queryClient }, params: { id }, deps: { token = '', lang } }) => {
    await queryClient.ensureQueryData(manageQuery(id, token, parseLocale(lang)));
  },
  head: ({ match, params }) => {
    const page = pageData(match);
    if (!page) return {};
    const { pageTitle, description } = bookingWords.in(page.locale).manage;
    return pageHead({
      ...page,
      path: `/reservation/${params.id}/manage`,
      title: pageTitle,
      description,
      keywords: '',
    });
  },
  pendingComponent: Pending,
  component: Manage,
});

function Pending() {
  const { manage } = useWords(bookingWords);
  return <ReservationLoading label={manage.loading} />;
}

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
