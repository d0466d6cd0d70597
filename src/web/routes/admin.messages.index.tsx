import { createFileRoute } from '@tanstack/react-router';
import { messagesQuery } from '#/features/contact/admin-client';
import { type MessageSearch, messageSearch } from '#/features/contact/rules';
import { MessageList } from '#/features/contact/ui/admin/message-list';
import { roomHead } from '../admin/room-head';

export const Route = createFileRoute('/admin/messages/')({
  validateSearch: (search: Record<string, unknown>): MessageSearch => messageSearch(search),
  loaderDeps: ({ search: { lang, ...search } }) => ({ lang, search }),
  loader: async ({ context: { queryClient, owner }, deps }) => {
    if (owner) await queryClient.fetchQuery(messagesQuery(deps.search));
  },
  head: ({ match }) => roomHead(match, 'messages'),
  component: Messages,
});

function Messages() {
  const { search } = Route.useLoaderDeps();
  const navigate = Route.useNavigate();
  return (
    <MessageList
      search={search}
      onSearch={(changed) => void navigate({ search: (now) => ({ ...now, ...changed }), resetScroll: false })}
    />
  );
}
