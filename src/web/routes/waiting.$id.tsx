import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import type { BookingDetails } from '#/features/booking/contract';
import { QuestionFields } from '#/features/booking/ui/question-fields';
import { ReservationLoading } from '#/features/booking/ui/reservation-success';
import { consultingServicesQuery } from '#/features/catalogue/client';
import { NoScriptContact } from '#/features/profile/ui/no-script-contact';
import { waitingQuery } from '#/features/waiting/client';
import { waitingWords } from '#/features/waiting/copy';
import { WaitingPlace } from '#/features/waiting/ui/waiting-place';
import { useLocale, useWords } from '#/ui/language/language';
import { Wrap } from '#/ui/layout';
import { unlistedHead } from '../head/unlisted-head';
import { VoidLink } from '../shell/void-link';
import { tokenDeps, tokenSearch } from './-mail-link';

export const Route = createFileRoute('/waiting/$id')({
  staticData: {
    audience: 'visitor',
    barItem: 'consulting',
  },
  validateSearch: tokenSearch,
  loaderDeps: tokenDeps,
  loader: async ({ context: { queryClient }, params: { id }, deps: { token, locale } }) => {
    await Promise.all([
      queryClient.ensureQueryData(waitingQuery({ id, token }, locale)),
      queryClient.ensureQueryData(consultingServicesQuery(locale)),
    ]);
  },
  head: ({ match, params }) =>
    unlistedHead(match, `/waiting/${params.id}`, ({ locale }) => waitingWords.in(locale)),
  pendingComponent: () => <ReservationLoading label={useWords(waitingWords).loading} />,
  component: Place,
});

function Place() {
  const { id } = Route.useParams();
  const { token = '' } = Route.useSearch();
  const { void: words, offer, noScript } = useWords(waitingWords);
  const locale = useLocale();
  const form = useForm<BookingDetails>();
  const { data: waiting } = useSuspenseQuery(waitingQuery({ id, token }, locale));
  const { data: services } = useSuspenseQuery(consultingServicesQuery(locale));
  if (!waiting) return <VoidLink words={{ ...words, write: offer.again }} to="/consultation-booking" />;
  const questions = services.find((each) => each.id === waiting.serviceId)?.questions;
  const answers = () =>
    Object.fromEntries(
      Object.entries(form.getValues('answers') ?? {}).flatMap(([question, answer]) =>
        answer ? [[question, answer]] : [],
      ),
    );
  return (
    <Wrap>
      <NoScriptContact {...noScript} />
      <WaitingPlace
        link={{ id, token }}
        waiting={waiting}
        questions={questions ? <QuestionFields booking={{ form }} questions={questions} /> : null}
        answers={answers}
      />
    </Wrap>
  );
}
