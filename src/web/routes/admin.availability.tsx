import { createFileRoute } from '@tanstack/react-router';
import { availabilityOverviewQuery } from '#/features/schedule/admin-client';
import { AvailabilityPage } from '#/features/schedule/ui/admin/availability-page';
import { roomHead } from '../admin/room-head';

export const Route = createFileRoute('/admin/availability')({
  loader: async ({ context: { queryClient, owner } }) => {
    if (owner) await queryClient.fetchQuery(availabilityOverviewQuery());
  },
  head: ({ match }) => roomHead(match, 'availability'),
  component: AvailabilityPage,
});
