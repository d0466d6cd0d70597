import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { mediaItem } from '#/features/media/item';
import { MediaRoom } from '#/features/media/ui/admin/media-room';
import { shownPersonQuery } from '#/features/profile/admin-client';
import { useProfile } from '#/features/profile/client';
import { withFormParts } from '../admin/form-parts';
import { itemList } from '../admin/owners-data';

export const Route = createFileRoute('/admin/media')({
  loader: itemList(mediaItem, (queries) => [queries.fetchQuery(shownPersonQuery())]),
  component: withFormParts(Media),
});

function Media() {
  const { data: person } = useSuspenseQuery(shownPersonQuery());
  return <MediaRoom isSamplePerson={useProfile().demoNotice !== null} showsSamples={person.isShipped} />;
}
