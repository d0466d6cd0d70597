import { createFileRoute } from '@tanstack/react-router';
import { ownersMessageQuery } from '#/features/contact/admin-client';
import { MessageDetail } from '#/features/contact/ui/admin/message-detail';
import { roomHead } from '../admin/room-head';

export const Route = createFileRoute('/admin/messages/$id')({
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { queryClient, owner }, params: { id } }) => {
    if (owner) await queryClient.fetchQuery(ownersMessageQuery(id));
  },
  head: ({ match }) => roomHead(match, 'messages'),
  component: Message,
});

function Message() {
  const { id } = Route.useParams();
  return <MessageDetail key={id} id={id} />;
}
