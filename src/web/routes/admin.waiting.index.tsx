import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#/features/waiting/admin-client';
import { waitingRecords } from '#/features/waiting/record';
import { waitingSearch } from '#/features/waiting/rules';
import { WaitingSettings } from '#/features/waiting/ui/admin/waiting-settings';
import { RecordList } from '#/owner/records/record-list';
import { recordListData } from '../admin/owners-data';

export const Route = createFileRoute('/admin/waiting/')({
  validateSearch: waitingSearch,
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: recordListData('waiting', (queries) => [queries.fetchQuery(settingsQuery())]),
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
