import { createFileRoute } from '@tanstack/react-router';
import { ownersBackupQuery } from '#/features/backups/admin-client';
import { ownersOpeningQuery } from '#/features/opening/admin-client';
import { ownCalendarQuery } from '#/features/own-calendar/admin-client';
import { ownersData } from '../admin/owners-data';
import { overviewQuery } from '../inbox/client';
import { Overview } from '../inbox/overview';

export const Route = createFileRoute('/admin/')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: ownersData((queries, locale) => [
    queries.fetchQuery(overviewQuery(locale)),
    queries.fetchQuery(ownersOpeningQuery()),
    queries.fetchQuery(ownersBackupQuery()),
    queries.fetchQuery(ownCalendarQuery(locale)),
  ]),
  component: Overview,
});
