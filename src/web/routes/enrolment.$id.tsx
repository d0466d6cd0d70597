import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { ReservationLoading } from '#/features/booking/ui/reservation-success';
import { answerEnrolment, certificateFile, enrolmentQuery } from '#/features/cohorts/client';
import { cohortWords } from '#/features/cohorts/copy';
import { OwnPage } from '#/features/cohorts/ui/own-page';
import { useProfile } from '#/features/profile/client';
import { buttonClass } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { unlistedHead } from '../head/unlisted-head';
import { VoidLink } from '../shell/void-link';
import { tokenDeps, tokenSearch } from './-mail-link';

export const Route = createFileRoute('/enrolment/$id')({
  staticData: {
    audience: 'visitor',
    barItem: 'training',
  },
  validateSearch: tokenSearch,
  loaderDeps: tokenDeps,
  loader: async ({ context: { queryClient }, params: { id }, deps: { token, locale } }) => {
    await queryClient.ensureQueryData(enrolmentQuery({ id, token }, locale));
  },
  head: ({ match, params }) =>
    unlistedHead(match, `/enrolment/${params.id}`, ({ locale }) => cohortWords.in(locale).own),
  pendingComponent: () => <ReservationLoading label={useWords(cohortWords).own.loading} />,
  component: OwnEnrolment,
});

function OwnEnrolment() {
  const { id } = Route.useParams();
  const { token = '' } = Route.useSearch();
  const { baseUrl } = Route.useRouteContext();
  const { own: words } = useWords(cohortWords);
  const locale = useLocale();
  const owner = useProfile();
  const queryClient = useQueryClient();
  const { data: enrolment } = useSuspenseQuery(enrolmentQuery({ id, token }, locale));
  if (!enrolment) return <VoidLink words={words.void} />;
  const answer = async (which: 'accept' | 'leave') => {
    try {
      await answerEnrolment({ id, token }, which, locale);
    } finally {
      // Fetched again after a refusal too, so that the page shows the current state of the enrolment.
      await queryClient.invalidateQueries({ queryKey: ['enrolment', id] });
    }
  };
  return (
    <OwnPage
      enrolment={enrolment}
      owner={{ ...owner, email: owner.trainingEmail }}
      baseUrl={baseUrl}
      onAnswer={answer}
      certificate={(language) => certificateFile({ id, token }, language)}
      again={
        <Link to="/training" className={buttonClass({ kind: 'secondary' })}>
          {words.again}
        </Link>
      }
    />
  );
}
