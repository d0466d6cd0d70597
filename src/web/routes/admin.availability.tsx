import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { availabilityOverviewQuery } from '#/features/booking/admin-availability-client';
import { AvailabilityPage } from '#/features/booking/ui/admin/availability-page';
import { ownCalendarQuery } from '#/features/own-calendar/admin-client';
import { FeedPart } from '#/features/own-calendar/ui/admin/feed-part';
import { CalendarList } from '#/features/schedule/ui/admin/calendar-list';

export const Route = createFileRoute('/admin/availability')({
  loader: async ({ context: { queryClient, owner } }) => {
    if (!owner) return;
    await Promise.all([
      queryClient.fetchQuery(availabilityOverviewQuery()),
      queryClient.fetchQuery(ownCalendarQuery()),
    ]);
  },
  component: Availability,
});

function Availability() {
  const { data } = useSuspenseQuery(availabilityOverviewQuery());
  return (
    <AvailabilityPage overview={data}>
      <CalendarList calendars={data.calendars} />
      <FeedPart />
    </AvailabilityPage>
  );
}
