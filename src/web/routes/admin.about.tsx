import { createFileRoute } from '@tanstack/react-router';
import { sectionItem } from '#/features/about/item';
import { AboutRoom } from '#/features/about/ui/admin/about-room';
import { itemClient } from '#/owner/items/client';
import { withFormParts } from '../admin/form-parts';
import { roomHead } from '../admin/room-head';

export const Route = createFileRoute('/admin/about')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner } }) => {
    if (owner) await queryClient.fetchQuery(itemClient(sectionItem).list());
  },
  head: ({ match }) => roomHead(match, 'about'),
  component: withFormParts(AboutRoom),
});
