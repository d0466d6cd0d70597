import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#/features/waiting/admin-client';
import { waitingRecords } from '#/features/waiting/record';
import { type WaitingSearch, waitingSearch } from '#/features/waiting/rules';
import { WaitingSettings } from '#/features/waiting/ui/admin/waiting-settings';
import { RecordList } from '#/owner/records/record-list';
import { parseLocale } from '#/platform/i18n/locale';

export const Route = createFileRoute('/admin/waiting/')({
  validateSearch: (search: Record<string, unknown>): WaitingSearch => waitingSearch(search),
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: async ({ context: { queryClient, owner }, deps }) => {
    if (!owner) return;
    await queryClient.fetchQuery(waitingRecords.client.list(deps.search, parseLocale(deps.lang)));
    await queryClient.fetchQuery(settingsQuery());
  },
  component: WaitingRoom,
});

function WaitingRoom() {
  const { search } = Route.useLoaderDeps();
  return (
    <>
      <RecordList kind={waitingRecords} search={search} />
      <WaitingSettings />
    </>
  );
}
