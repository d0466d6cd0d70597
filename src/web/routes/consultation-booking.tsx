import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { slotsQuery } from '#/features/booking/client';
import { bookingWords } from '#/features/booking/copy';
import { BookingClosed } from '#/features/booking/ui/booking-closed';
import { BookingForm } from '#/features/booking/ui/booking-form';
import { BookingIntro } from '#/features/booking/ui/booking-intro';
import { consultingServicesQuery } from '#/features/catalogue/client';
import type { ConsultingService } from '#/features/catalogue/contract';
import { useProfile } from '#/features/profile/client';
import { waitingListQuery } from '#/features/waiting/client';
import { waitingWords } from '#/features/waiting/copy';
import { type Locale, parseLocale } from '#/platform/i18n/locale';
import { parseText, withoutUndefined } from '#/platform/input/search';
import { buttonClass } from '#/ui/button';
import { useLocale, useWords } from '#/ui/language/language';
import { Wrap } from '#/ui/layout';
import { listedHead } from '../head/listed-head';
import { FormNotice } from './-form-notice';

interface BookingSearch {
  /** The id of a service. One that can't be booked online is arranged in a session of another service, as packages are. */
  service?: string | undefined;
  package?: string | undefined;
  topic?: string | undefined;
}

export const Route = createFileRoute('/consultation-booking')({
  staticData: {
    audience: 'everybody',
    cacheBy: { service: 'service', package: 'package', topic: 'topic' },
    // The page shows free slots, so it is cached for two seconds only. Once hydrated, it fetches the slots again.
    cacheFor: 2,
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
  loaderDeps: ({ search }) => ({ lang: search.lang, service: search.service }),
  loader: async ({ context: { queryClient }, deps }) => {
    const locale = parseLocale(deps.lang);
    const [services] = await Promise.all([
      queryClient.ensureQueryData(consultingServicesQuery(locale)),
      queryClient.ensureQueryData(waitingListQuery()),
    ]);
    const service = bookableOf(services).find(({ id }) => id === deps.service);
    if (import.meta.env.SSR && service) await loadSlots(queryClient, service, locale);
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

/** Milliseconds that the page waits for its slots. */
const slotsTimeout = 500;

/**
 * The slots of the service in the address come with the page, so that a phone shows them with the first paint. If they take
 * longer than `slotsTimeout`, the page is sent without them. The browser fetches them in any case, because another visitor may
 * have taken a slot in the meantime.
 */
async function loadSlots(queryClient: QueryClient, service: ConsultingService, locale: Locale) {
  const timeout = new Promise((resolve) => setTimeout(resolve, slotsTimeout));
  // With the `gcTime` of the query, which is 0, the slots would be dropped before the page is rendered.
  await Promise.race([
    queryClient.prefetchQuery({ ...slotsQuery(service, locale), gcTime: Number.POSITIVE_INFINITY }),
    timeout,
  ]);
}

const bookableOf = (services: readonly ConsultingService[]) => services.filter(({ bookable }) => bookable);
/** Whether the usual description of the page ("at once, 30 to 120 minutes") is true of this service. */
const isAsDescribed = ({ approval, minutes }: ConsultingService) =>
  !approval && minutes >= 30 && minutes <= 120;

function ConsultationBooking() {
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { service = '', package: bundle, topic } = Route.useSearch();
  const { data: offered } = useSuspenseQuery(consultingServicesQuery(locale));
  const { data: list } = useSuspenseQuery(waitingListQuery());
  const waiting = useWords(waitingWords);
  const owner = useProfile();
  const services = bookableOf(offered);
  if (services.length === 0)
    return (
      <Wrap>
        <BookingClosed owner={owner} />
      </Wrap>
    );
  const preselected = services.some(({ id }) => id === service) ? service : '';
  const isArranged = preselected === '' && offered.some(({ id }) => id === service);
  return (
    <Wrap>
      <BookingIntro owner={owner} services={services} arranged={Boolean(bundle ?? topic) || isArranged} />
      <BookingForm
        services={services}
        owner={owner}
        preselected={preselected}
        privacy={<FormNotice form="booking" />}
        onOutdated={() => queryClient.invalidateQueries(consultingServicesQuery(locale))}
        onBooked={(id) => navigate({ to: '/reservation-success', search: { id } })}
        whenFull={
          list.isOn
            ? (wanted) => (
                <Link
                  to="/waiting"
                  search={{ service: wanted }}
                  className={buttonClass({ kind: 'secondary', dense: true })}
                >
                  {waiting.link}
                </Link>
              )
            : undefined
        }
      />
    </Wrap>
  );
}
