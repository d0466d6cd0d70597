import { createFileRoute } from '@tanstack/react-router';
import { localeOf } from '#/platform/i18n/locale';
import { roomHead } from '../admin/room-head';
import { overviewQuery } from '../inbox/client';
import { Overview } from '../inbox/overview';

export const Route = createFileRoute('/admin/')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, deps }) => {
    if (owner) await queryClient.fetchQuery(overviewQuery(localeOf(deps.lang)));
  },
  head: ({ match }) => roomHead(match, 'overview'),
  component: Overview,
});
