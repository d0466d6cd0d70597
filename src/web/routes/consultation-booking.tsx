import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { bookingWords } from '#/features/booking/copy';
import { BookingClosed } from '#/features/booking/ui/booking-closed';
import { BookingForm } from '#/features/booking/ui/booking-form';
import { BookingIntro } from '#/features/booking/ui/booking-intro';
import { consultingServicesQuery } from '#/features/catalogue/client';
import type { ConsultingService } from '#/features/catalogue/contract';
import { useProfile } from '#/features/profile/client';
import { parseLocale } from '#/platform/i18n/locale';
import { parseText, withoutUndefined } from '#/platform/input/search';
import { useLocale } from '#/ui/language/language';
import { Wrap } from '#/ui/layout';
import { listedHead } from '../head/listed-head';
import { FormNotice } from './-form-notice';

interface BookingSearch {
  /** The id of a service; services that can't be booked directly are agreed on in a call, like packages. */
  service?: string | undefined;
  package?: string | undefined;
  topic?: string | undefined;
}

export const Route = createFileRoute('/consultation-booking')({
  staticData: {
    audience: 'everybody',
    hydrate: 'when idle',
    cacheBy: { service: 'service', package: 'package', topic: 'topic' },
    sitemap: 'page',
    barItem: 'consulting',
    llms: 'booking',
    share: 'booking',
  },
  validateSearch: (search: Record<string, unknown>): BookingSearch =>
    withoutUndefined({
      service: parseText(search.service),
      package: parseText(search.package),
      topic: parseText(search.topic),
    }),
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(consultingServicesQuery(parseLocale(deps.lang)));
  },
  head: ({ match }) =>
    listedHead(match, '/consultation-booking', ({ locale }) => {
      const { page } = bookingWords.in(locale);
      const { queryKey } = consultingServicesQuery(locale);
      const services = bookableOf(match.context.queryClient.getQueryData(queryKey) ?? []);
      const offered = services.every(isAsDescribed) ? page.description : page.plainDescription;
      const description = services.length > 0 ? offered : page.closed.text;
      return { ...page, description, trail: [{ name: page.trail, path: '/consultation-booking' }] };
    }),
  component: ConsultationBooking,
});

const bookableOf = (services: readonly ConsultingService[]) => services.filter(({ bookable }) => bookable);
/** Whether the sample's description is true of it: booked at once, from 30 to 120 minutes. */
const isAsDescribed = ({ approval, minutes }: ConsultingService) =>
  !approval && minutes >= 30 && minutes <= 120;

function ConsultationBooking() {
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { service = '', package: bundle, topic } = Route.useSearch();
  const { data: offered } = useSuspenseQuery(consultingServicesQuery(locale));
  const owner = useProfile();
  const services = bookableOf(offered);
  if (services.length === 0)
    return (
      <Wrap>
        <BookingClosed owner={owner} />
      </Wrap>
    );
  const preselected = services.some(({ id }) => id === service) ? service : '';
  const isSpecial = preselected === '' && offered.some(({ id }) => id === service);
  return (
    <Wrap>
      <BookingIntro owner={owner} services={services} arranged={Boolean(bundle ?? topic) || isSpecial} />
      <BookingForm
        services={services}
        owner={owner}
        preselected={preselected}
        privacy={<FormNotice form="booking" />}
        onOutdated={() => queryClient.invalidateQueries(consultingServicesQuery(locale))}
        onBooked={(id) => navigate({ to: '/reservation-success', search: { id } })}
      />
    </Wrap>
  );
}
