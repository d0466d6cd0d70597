import { createFileRoute } from '@tanstack/react-router';
import { ownersBackupQuery } from '#/features/backups/admin-client';
import { ownersOpeningQuery } from '#/features/opening/admin-client';
import { ownCalendarQuery } from '#/features/own-calendar/admin-client';
import { parseLocale } from '#/platform/i18n/locale';
import { overviewQuery } from '../inbox/client';
import { Overview } from '../inbox/overview';

export const Route = createFileRoute('/admin/')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, deps }) => {
    if (!owner) return;
    await Promise.all([
      queryClient.fetchQuery(overviewQuery(parseLocale(deps.lang))),
      queryClient.fetchQuery(ownersOpeningQuery()),
      queryClient.fetchQuery(ownersBackupQuery()),
      queryClient.fetchQuery(ownCalendarQuery(parseLocale(deps.lang))),
    ]);
  },
  component: Overview,
});
