import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { availabilityOverviewQuery } from '#/features/booking/admin-availability-client';
import { AvailabilityPage } from '#/features/booking/ui/admin/availability-page';
import { ownCalendarQuery } from '#/features/own-calendar/admin-client';
import { AccountPart } from '#/features/own-calendar/ui/admin/account-part';
import { FeedPart } from '#/features/own-calendar/ui/admin/feed-part';
import { CalendarList } from '#/features/schedule/ui/admin/calendar-list';
import { ownersData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/availability')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: ownersData((queries, locale) => [
    queries.fetchQuery(availabilityOverviewQuery()),
    queries.fetchQuery(ownCalendarQuery(locale)),
  ]),
  component: Availability,
});

function Availability() {
  const { data } = useSuspenseQuery(availabilityOverviewQuery());
  return (
    <AvailabilityPage overview={data}>
      <CalendarList calendars={data.calendars} />
      <AccountPart />
      <FeedPart />
    </AvailabilityPage>
  );
}
