import { createFileRoute } from '@tanstack/react-router';
import { parseLocale } from '#/platform/i18n/locale';
import { overviewQuery } from '../inbox/client';
import { Overview } from '../inbox/overview';

export const Route = createFileRoute('/admin/')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, deps }) => {
    if (owner) await queryClient.fetchQuery(overviewQuery(parseLocale(deps.lang)));
  },
  component: Overview,
});
