import { createFileRoute } from '@tanstack/react-router';
import { mediaItem } from '#/features/media/item';
import { MediaRoom } from '#/features/media/ui/admin/media-room';
import { itemClient } from '#/owner/items/client';
import { withFormParts } from '../admin/form-parts';
import { roomHead } from '../admin/room-head';

export const Route = createFileRoute('/admin/media')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner } }) => {
    if (owner) await queryClient.fetchQuery(itemClient(mediaItem).list());
  },
  head: ({ match }) => roomHead(match, 'media'),
  component: withFormParts(MediaRoom),
});
