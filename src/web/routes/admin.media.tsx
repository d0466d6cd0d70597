import { createFileRoute } from '@tanstack/react-router';
import { mediaItem } from '#/features/media/item';
import { MediaRoom } from '#/features/media/ui/admin/media-room';
import { useProfile } from '#/features/profile/client';
import { withFormParts } from '../admin/form-parts';
import { itemList } from '../admin/owners-data';

export const Route = createFileRoute('/admin/media')({
  loader: itemList(mediaItem),
  component: withFormParts(Media),
});

function Media() {
  return <MediaRoom isSamplePerson={useProfile().demoNotice !== null} />;
}
